from pathlib import Path
import scriptorium as sc
from scriptorium.match import Match
from scriptorium.testing import position
HERE = Path(__file__).resolve().parents[2]
cells=[[".."]*16 for _ in range(16)]
def put(r,c,*w):
    for k,x in enumerate(w): cells[r][c+k]=x
put(4,4,"a.","a."); put(6,6,"bR","b."); put(9,3,"c.","c.")
BOARD="\n     "+"  ".join("ABCDEFGHIJKLMNOP")+"\n"+"\n".join(f"{r+1:<4} "+" ".join(row) for r,row in enumerate(cells))+"\n"
def test_shot(drive):
    at = position("sator", given=[HERE/"docs/examples/gusts"], board=BOARD, bridges={"a":"I2 stone","b":"I2 iron","c":"I2 wood"}, hands={"red":["gusts:aura","gusts:aura","wild"],"blue":["wild"]})
    at.play("gusts:aura")
    drive.play(Match(at.table), {"red":"person","blue":"person"})
    drive.settle()
    drive.picture(Path("/tmp/vt/tab1.png"))
    if drive.desk.screen.session.curtain is not None:
        drive.desk.screen.lift(); drive.settle(); drive.picture(Path("/tmp/vt/tab1.png"))
    drive.touch("option-2"); drive.settle()
    drive.picture(Path("/tmp/vt/tab2.png"))
