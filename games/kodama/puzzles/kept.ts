import type { KeptGame } from '@engawa/kernel'

// Written by: engawa puzzles kodama --keep 0.26,101.37,103.36,109.37,101.38,1.39,101.40,100.21,103.24,103.39,2.27,106.22,105.34,1.27,7.12,103.28,101.13,103.27,109.28,109.12

export const kept: readonly KeptGame[] = [
  {
    people: 2,
    options: {},
    seed: 'puzzle 0',
    moves: `
1 grow card=44 on=0 x=69236 y=11704 angle=10; 0 grow card=5 on=0 x=69236 y=11704 angle=10;
1 grow card=12 on=0 x=62778 y=4836 angle=100; 0 grow card=62 on=0 x=62778 y=4836 angle=100;
1 grow card=53 on=44 x=68842 y=18340 angle=0; 0 grow card=49 on=62 x=57392 y=5642 angle=0;
1 grow card=25 on=53 x=73627 y=22456 angle=310; 0 grow card=4 on=49 x=55208 y=12097 angle=20;
1 play goal=17; 0 play goal=10; 1 grow card=18 on=25 x=76751 y=29814 angle=350;
0 grow card=33 on=4 x=56105 y=17901 angle=340; 1 grow card=11 on=18 x=80014 y=34656 angle=320;
0 grow card=21 on=33 x=58450 y=24899 angle=0; 1 grow card=1 on=11 x=79158 y=40144 angle=0;
0 grow card=22 on=21 x=63211 y=26052 angle=260; 1 grow card=59 on=1 x=74463 y=41670 angle=60;
0 grow card=31 on=4 x=49383 y=10097 angle=130; 1 play goal=20; 0 play goal=18;
1 grow card=30 on=1 x=79666 y=47723 angle=330; 0 grow card=60 on=31 x=44983 y=12097 angle=70;
1 grow card=28 on=25 x=78172 y=20016 angle=310; 0 grow card=54 on=60 x=41556 y=17098 angle=40;
1 grow card=56 on=59 x=68572 y=44112 angle=60; 0 grow card=36 on=5 x=69756 y=18542 angle=340`,
    decisions: {
      26: [
        ['1 grow card=17 on=28 x=84470 y=22017 angle=270', 0],
        ['1 grow card=46 on=56 x=61701 y=46059 angle=70', 5.2],
        ['1 grow card=46 on=12 x=56480 y=6580 angle=40', 5.2],
        ['1 grow card=65 on=30 x=84221 y=47226 angle=250', 5.6],
        ['1 grow card=17 on=56 x=61564 y=45683 angle=70', 6.7],
        ['1 grow card=20 on=30 x=85678 y=49469 angle=250', 7.3],
        ['1 grow card=65 on=28 x=84264 y=22169 angle=280', 7.3],
        ['1 grow card=17 on=12 x=55679 y=6437 angle=40', 7.7],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 1',
    moves: `
0 grow card=40 on=0 x=70564 y=11340 angle=340; 1 grow card=51 on=0 x=70564 y=11340 angle=340;
2 grow card=65 on=0 x=67744 y=11232 angle=20; 0 grow card=43 on=40 x=69087 y=17386 angle=0;
1 grow card=50 on=51 x=71887 y=17386 angle=0; 2 grow card=10 on=65 x=61626 y=12190 angle=10;
0 grow card=3 on=43 x=68256 y=23709 angle=0; 1 grow card=54 on=0 x=62259 y=5048 angle=110;
2 grow card=29 on=10 x=59216 y=17546 angle=20; 0 grow card=57 on=3 x=71494 y=28544 angle=330;
1 grow card=52 on=0 x=75370 y=5251 angle=340; 2 grow card=45 on=10 x=58099 y=6551 angle=150;
0 play goal=5; 1 play goal=10; 2 play goal=1; 0 grow card=60 on=57 x=71886 y=35146 angle=10;
1 grow card=39 on=52 x=80130 y=7735 angle=210; 2 grow card=12 on=29 x=59841 y=23264 angle=0;
0 grow card=63 on=60 x=74452 y=39303 angle=250; 1 grow card=1 on=39 x=86834 y=4967 angle=250;
2 grow card=46 on=65 x=70692 y=17634 angle=300; 0 grow card=14 on=63 x=81265 y=38349 angle=270;
1 grow card=48 on=39 x=81552 y=14308 angle=0; 2 grow card=19 on=12 x=57075 y=27183 angle=100;
0 grow card=41 on=14 x=87235 y=40701 angle=280; 1 grow card=34 on=50 x=72718 y=23709 angle=0;
2 grow card=30 on=19 x=50731 y=27612 angle=90; 0 play goal=8; 1 play goal=14; 2 play goal=2;
2 grow card=27 on=19 x=60631 y=33339 angle=330; 0 grow card=42 on=41 x=93213 y=38079 angle=260;
1 grow card=53 on=34 x=70409 y=30906 angle=10; 2 grow card=31 on=46 x=75286 y=21672 angle=320;
0 grow card=47 on=14 x=83178 y=33558 angle=270; 1 grow card=61 on=34 x=79021 y=26412 angle=280;
2 grow card=32 on=31 x=80313 y=22435 angle=260; 0 grow card=37 on=63 x=71331 y=45177 angle=30;
1 grow card=33 on=54 x=55534 y=3351 angle=90`,
    decisions: {
      27: [
        ['0 play goal=8', 0],
        ['0 play goal=12', 4.7],
        ['0 play goal=17', 10.7],
      ],
      39: [
        ['2 grow card=38 on=27 x=65749 y=35013 angle=290', 0],
        ['2 grow card=22 on=30 x=49037 y=32012 angle=0', 5.3],
        ['2 grow card=56 on=30 x=47249 y=31422 angle=30', 6.2],
        ['2 grow card=38 on=32 x=85837 y=23842 angle=300', 7],
        ['2 grow card=38 on=0 x=78255 y=6564 angle=290', 7.3],
        ['2 grow card=44 on=0 x=75444 y=4036 angle=260', 7.3],
        ['2 grow card=56 on=32 x=85337 y=24708 angle=300', 7.5],
        ['2 grow card=44 on=32 x=82874 y=28460 angle=0', 9.3],
      ],
    },
  },
  {
    people: 2,
    options: {},
    seed: 'puzzle 2',
    moves: `
1 grow card=45 on=0 x=69236 y=11704 angle=10; 0 grow card=50 on=0 x=73413 y=9973 angle=330;
1 grow card=47 on=45 x=66047 y=16957 angle=110; 0 grow card=18 on=50 x=79844 y=12279 angle=280;
1 grow card=43 on=47 x=59444 y=17230 angle=70; 0 grow card=64 on=18 x=85169 y=9931 angle=250;
1 grow card=34 on=47 x=69168 y=22831 angle=330; 0 grow card=7 on=64 x=91545 y=8869 angle=250;
1 play goal=18; 0 play goal=9; 0 grow card=13 on=7 x=96160 y=5538 angle=240;
1 grow card=61 on=43 x=53697 y=19926 angle=70; 0 grow card=29 on=13 x=102431 y=4579 angle=260;
1 grow card=33 on=34 x=71322 y=28925 angle=330; 0 grow card=44 on=0 x=66190 y=12621 angle=60;
1 grow card=48 on=33 x=73505 y=35719 angle=0; 0 grow card=46 on=44 x=60210 y=15820 angle=50;
1 grow card=3 on=61 x=49345 y=24734 angle=40; 0 play goal=13; 1 play goal=1;
0 grow card=4 on=29 x=108546 y=3363 angle=270; 1 grow card=8 on=48 x=70642 y=42991 angle=40;
0 grow card=57 on=44 x=69465 y=18151 angle=310; 1 grow card=63 on=8 x=72403 y=46148 angle=250;
0 grow card=54 on=46 x=54776 y=18567 angle=70; 1 grow card=51 on=3 x=47732 y=30345 angle=10;
0 grow card=41 on=4 x=115217 y=4163 angle=270`,
    decisions: {
      27: [
        ['1 grow card=17 on=63 x=79216 y=47394 angle=270', 0],
        ['1 grow card=60 on=63 x=79293 y=46558 angle=290', 5],
        ['1 grow card=11 on=63 x=79216 y=46994 angle=270', 6],
        ['1 grow card=37 on=63 x=79149 y=46758 angle=280', 6],
        ['1 grow card=37 on=51 x=44643 y=35542 angle=30', 6.3],
        ['1 grow card=11 on=51 x=43777 y=35042 angle=30', 7.3],
        ['1 grow card=60 on=48 x=79602 y=38770 angle=310', 8.3],
        ['1 grow card=17 on=48 x=80203 y=36519 angle=250', 9.3],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 7',
    moves: `
1 grow card=12 on=0 x=69236 y=11704 angle=10; 2 grow card=56 on=0 x=69236 y=11704 angle=10;
0 grow card=6 on=0 x=67744 y=11232 angle=20; 1 grow card=11 on=12 x=67020 y=17819 angle=0;
2 grow card=59 on=56 x=65936 y=18083 angle=20; 0 grow card=42 on=0 x=74270 y=5569 angle=310;
1 grow card=19 on=0 x=63072 y=4800 angle=180; 2 grow card=4 on=59 x=62994 y=23741 angle=20;
0 grow card=45 on=0 x=62087 y=4496 angle=110; 1 grow card=33 on=0 x=77222 y=4836 angle=260;
2 grow card=31 on=4 x=65622 y=28256 angle=330; 0 grow card=17 on=42 x=80367 y=8312 angle=280`,
    decisions: {
      12: [
        ['1 play goal=18', 0],
        ['1 play goal=19', 5.8],
        ['1 play goal=2', 7],
        ['1 play goal=11', 11.2],
      ],
    },
  },
  {
    people: 2,
    options: {},
    seed: 'puzzle 100',
    moves: `
0 grow card=15 on=0 x=73413 y=9973 angle=330; 1 grow card=13 on=0 x=69248 y=11779 angle=20;
0 grow card=43 on=15 x=79077 y=12332 angle=270; 1 grow card=48 on=13 x=68858 y=17110 angle=0;
0 grow card=28 on=43 x=84150 y=14363 angle=0; 1 grow card=4 on=48 x=64688 y=23198 angle=50;
0 grow card=10 on=28 x=87035 y=18273 angle=250; 1 grow card=31 on=4 x=64706 y=28422 angle=0;
0 play goal=6; 1 play goal=4; 1 grow card=64 on=31 x=68566 y=31372 angle=300;
0 grow card=5 on=28 x=88425 y=8810 angle=210; 1 grow card=25 on=64 x=74559 y=29704 angle=260;
0 grow card=14 on=5 x=93246 y=5548 angle=240; 1 grow card=45 on=64 x=71038 y=38475 angle=350;
0 grow card=29 on=10 x=92681 y=16943 angle=250; 1 grow card=16 on=4 x=60022 y=19036 angle=150;
0 grow card=61 on=29 x=97742 y=13276 angle=260; 1 play goal=8; 0 play goal=16;
1 grow card=11 on=25 x=82187 y=32284 angle=290`,
    decisions: {
      21: [
        ['0 grow card=55 on=10 x=85342 y=25152 angle=10', 0],
        ['0 grow card=21 on=14 x=100013 y=3705 angle=270', 6.4],
        ['0 grow card=23 on=61 x=101619 y=9510 angle=150', 6.5],
        ['0 grow card=21 on=10 x=85126 y=24847 angle=30', 8.2],
        ['0 grow card=55 on=0 x=66190 y=12621 angle=60', 9.7],
        ['0 grow card=24 on=61 x=102999 y=7386 angle=200', 10.2],
        ['0 grow card=21 on=61 x=104399 y=8427 angle=250', 10.5],
        ['0 grow card=23 on=10 x=86150 y=24670 angle=290', 12.1],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 101',
    moves: `
1 grow card=32 on=0 x=70564 y=11340 angle=340; 2 grow card=40 on=0 x=70564 y=11340 angle=340;
0 grow card=10 on=0 x=72614 y=5432 angle=240; 1 grow card=1 on=32 x=69087 y=17386 angle=0;
2 grow card=30 on=0 x=61889 y=5236 angle=100; 0 grow card=55 on=0 x=66630 y=12742 angle=50;
1 grow card=42 on=1 x=65792 y=21337 angle=60; 2 grow card=17 on=40 x=69087 y=17386 angle=0;
0 grow card=49 on=55 x=61446 y=14474 angle=0; 1 grow card=14 on=42 x=63035 y=27228 angle=30;
2 grow card=45 on=17 x=65092 y=20124 angle=60; 0 grow card=53 on=0 x=62334 y=5036 angle=100;
1 play goal=10; 2 play goal=17; 0 play goal=9; 1 grow card=15 on=14 x=58243 y=33551 angle=50;
2 grow card=13 on=45 x=58525 y=20319 angle=100; 0 grow card=28 on=53 x=56511 y=5263 angle=160;
1 grow card=24 on=15 x=57926 y=38511 angle=350; 2 grow card=38 on=13 x=53705 y=14806 angle=170;
0 grow card=27 on=28 x=54017 y=11430 angle=20; 1 grow card=63 on=24 x=60665 y=42529 angle=260;
2 grow card=62 on=13 x=56034 y=24842 angle=30; 0 grow card=8 on=27 x=52846 y=17576 angle=20;
1 grow card=39 on=63 x=66379 y=42161 angle=190; 2 grow card=34 on=38 x=49987 y=10049 angle=140;
0 grow card=46 on=10 x=78987 y=6170 angle=270; 1 play goal=8; 2 play goal=3; 0 play goal=15;
0 grow card=9 on=8 x=53687 y=23555 angle=350; 1 grow card=12 on=24 x=51323 y=40958 angle=80;
2 grow card=33 on=34 x=43857 y=9543 angle=90; 0 grow card=11 on=9 x=50519 y=28999 angle=20;
1 grow card=25 on=63 x=58557 y=49283 angle=20; 2 grow card=20 on=62 x=53394 y=30944 angle=20;
0 grow card=43 on=46 x=84163 y=9625 angle=290; 1 grow card=48 on=25 x=59792 y=53611 angle=340;
2 grow card=29 on=20 x=52956 y=36549 angle=0; 0 grow card=50 on=9 x=59767 y=24660 angle=280`,
    decisions: {
      13: [
        ['2 play goal=17', 0],
        ['2 play goal=3', 8.8],
        ['2 play goal=11', 9.4],
        ['2 play goal=5', 9.5],
      ],
      37: [
        ['1 grow card=48 on=25 x=59792 y=53611 angle=340', 0],
        ['1 grow card=50 on=39 x=69520 y=48638 angle=0', 4.2],
        ['1 grow card=29 on=14 x=66435 y=31116 angle=320', 6.2],
        ['1 grow card=50 on=25 x=60356 y=53406 angle=340', 6.3],
        ['1 grow card=48 on=14 x=67047 y=30602 angle=320', 6.3],
        ['1 grow card=48 on=0 x=77805 y=5776 angle=280', 7.1],
        ['1 grow card=31 on=0 x=62190 y=5236 angle=110', 7.6],
        ['1 grow card=50 on=0 x=77843 y=6788 angle=300', 7.6],
      ],
      38: [
        ['2 grow card=29 on=20 x=52956 y=36549 angle=0', 0],
        ['2 grow card=50 on=20 x=54356 y=36549 angle=0', 3.1],
        ['2 grow card=31 on=20 x=53956 y=36549 angle=0', 3.3],
        ['2 grow card=23 on=33 x=37781 y=10178 angle=10', 3.4],
        ['2 grow card=31 on=33 x=36585 y=9764 angle=100', 4.6],
        ['2 grow card=29 on=30 x=60140 y=9328 angle=0', 4.7],
        ['2 grow card=50 on=33 x=39198 y=5143 angle=180', 5.7],
        ['2 grow card=29 on=0 x=78111 y=5236 angle=260', 6.8],
      ],
      40: [
        ['1 grow card=58 on=14 x=66435 y=31116 angle=320', 0],
        ['1 grow card=31 on=48 x=60647 y=59953 angle=0', 4.9],
        ['1 grow card=7 on=48 x=59647 y=59953 angle=0', 5.9],
        ['1 grow card=23 on=14 x=66550 y=29387 angle=230', 6.1],
        ['1 grow card=7 on=39 x=69652 y=36184 angle=210', 7.2],
        ['1 grow card=23 on=39 x=70015 y=36330 angle=160', 9.1],
        ['1 grow card=31 on=0 x=62190 y=5236 angle=110', 9.1],
        ['1 grow card=7 on=0 x=77913 y=4496 angle=250', 10.2],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 103',
    moves: `
2 grow card=57 on=0 x=69236 y=11704 angle=10; 0 grow card=5 on=0 x=69236 y=11704 angle=10;
1 grow card=65 on=0 x=67744 y=11232 angle=20; 2 grow card=32 on=0 x=77366 y=5036 angle=250;
0 grow card=7 on=5 x=68020 y=17819 angle=0; 1 grow card=42 on=65 x=68613 y=19432 angle=0;
2 grow card=15 on=32 x=82358 y=6583 angle=310; 0 grow card=38 on=7 x=71086 y=22411 angle=330;
1 grow card=46 on=65 x=61048 y=10448 angle=90; 2 grow card=16 on=15 x=88380 y=6831 angle=280;
0 grow card=52 on=38 x=74524 y=26024 angle=30; 1 grow card=43 on=46 x=55872 y=6993 angle=110;
2 play goal=7; 0 play goal=10; 1 play goal=18; 2 grow card=3 on=0 x=62778 y=4836 angle=100;
0 grow card=40 on=52 x=72953 y=32773 angle=0; 1 grow card=29 on=42 x=69444 y=25755 angle=0;
2 grow card=12 on=16 x=94122 y=4966 angle=250; 0 grow card=45 on=52 x=80852 y=23972 angle=250;
1 grow card=41 on=43 x=49229 y=4034 angle=90; 2 grow card=51 on=3 x=57111 y=6244 angle=70;
0 grow card=22 on=40 x=69498 y=37949 angle=20; 1 grow card=17 on=29 x=71470 y=31290 angle=330;
2 grow card=58 on=12 x=99773 y=4826 angle=260; 0 grow card=25 on=45 x=87353 y=24920 angle=290;
1 grow card=63 on=0 x=76039 y=4400 angle=180; 2 play goal=14; 0 play goal=13; 1 play goal=5;
2 grow card=21 on=58 x=106958 y=5136 angle=280; 0 grow card=35 on=22 x=64668 y=38367 angle=80;
1 grow card=9 on=41 x=43318 y=6338 angle=70; 2 grow card=31 on=51 x=51065 y=7167 angle=90;
0 grow card=48 on=35 x=59648 y=42356 angle=60; 1 grow card=20 on=17 x=69379 y=35658 angle=30;
2 grow card=56 on=21 x=112838 y=4020 angle=260; 0 grow card=28 on=48 x=54399 y=41916 angle=170;
1 grow card=30 on=20 x=68738 y=41168 angle=0`,
    decisions: {
      24: [
        ['2 grow card=58 on=12 x=99773 y=4826 angle=260', 0],
        ['2 grow card=58 on=51 x=51065 y=6167 angle=90', 6.1],
        ['2 grow card=58 on=57 x=66748 y=18542 angle=20', 6.6],
        ['2 grow card=31 on=51 x=51065 y=7167 angle=90', 10.9],
        ['2 grow card=28 on=57 x=66047 y=16957 angle=110', 11.7],
        ['2 grow card=25 on=57 x=66629 y=18123 angle=30', 11.9],
        ['2 grow card=31 on=57 x=63967 y=15902 angle=90', 14.5],
        ['2 grow card=25 on=12 x=100840 y=6683 angle=310', 15.8],
      ],
      27: [
        ['2 play goal=14', 0],
        ['2 play goal=2', 7],
        ['2 play goal=4', 8],
      ],
      28: [
        ['0 play goal=13', 0],
        ['0 play goal=12', 5.2],
        ['0 play goal=20', 5.4],
      ],
      36: [
        ['2 grow card=56 on=21 x=112838 y=4020 angle=260', 0],
        ['2 grow card=30 on=31 x=48115 y=11027 angle=30', 4.2],
        ['2 grow card=56 on=57 x=66748 y=18542 angle=20', 4.3],
        ['2 grow card=28 on=57 x=66047 y=16957 angle=110', 5.9],
        ['2 grow card=28 on=31 x=47701 y=9345 angle=120', 6.7],
        ['2 grow card=30 on=21 x=112838 y=4020 angle=260', 8.6],
        ['2 grow card=56 on=31 x=49829 y=13075 angle=350', 9.7],
        ['2 grow card=30 on=57 x=68483 y=19796 angle=0', 9.9],
      ],
      39: [
        ['2 grow card=14 on=56 x=119771 y=5047 angle=300', 0],
        ['2 grow card=37 on=57 x=66748 y=18542 angle=20', 3.7],
        ['2 grow card=14 on=57 x=66629 y=18123 angle=30', 4],
        ['2 grow card=27 on=57 x=66748 y=18542 angle=20', 7.8],
        ['2 grow card=61 on=56 x=119948 y=5924 angle=320', 8.8],
        ['2 grow card=14 on=31 x=47318 y=13422 angle=30', 9.9],
        ['2 grow card=37 on=31 x=48115 y=11027 angle=30', 10.7],
        ['2 grow card=61 on=57 x=64711 y=17722 angle=70', 12.8],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 105',
    moves: `
1 grow card=48 on=0 x=69248 y=11779 angle=20; 2 grow card=65 on=0 x=67744 y=11232 angle=20;
0 grow card=49 on=0 x=72614 y=5432 angle=240; 1 grow card=10 on=48 x=67771 y=17010 angle=290;
2 grow card=44 on=65 x=68886 y=18703 angle=340; 0 renew; 0 grow card=50 on=49 x=79539 y=4246 angle=280;
1 grow card=46 on=10 x=72925 y=22126 angle=310; 2 grow card=8 on=44 x=72728 y=24147 angle=330;
0 grow card=47 on=50 x=84727 y=4962 angle=0; 1 grow card=37 on=0 x=63223 y=4636 angle=100;
2 grow card=3 on=8 x=77898 y=24266 angle=260; 0 grow card=20 on=47 x=88236 y=10652 angle=320;
1 play goal=15; 2 play goal=18; 0 play goal=17; 1 grow card=28 on=10 x=62369 y=17949 angle=160;
2 grow card=5 on=44 x=63087 y=22337 angle=70; 0 grow card=32 on=20 x=93219 y=13383 angle=280;
1 grow card=4 on=46 x=75881 y=27400 angle=330; 2 grow card=18 on=3 x=82097 y=20237 angle=230;
0 grow card=61 on=0 x=67530 y=13814 angle=50; 1 grow card=15 on=4 x=81098 y=27895 angle=280;
2 grow card=14 on=5 x=57575 y=23265 angle=80; 0 grow card=11 on=61 x=64147 y=19480 angle=20;
1 grow card=34 on=4 x=76994 y=34983 angle=10; 2 grow card=6 on=14 x=56940 y=29961 angle=350;
0 grow card=45 on=11 x=59511 y=20932 angle=80; 1 play goal=6; 2 play goal=4; 0 play goal=3;
0 grow card=19 on=45 x=55356 y=17762 angle=210; 1 grow card=2 on=34 x=73517 y=41101 angle=90;
2 grow card=17 on=14 x=51560 y=22888 angle=70`,
    decisions: {
      34: [
        ['0 grow card=13 on=19 x=56370 y=11381 angle=200', 0],
        ['0 grow card=54 on=19 x=56370 y=11381 angle=200', 5.2],
        ['0 grow card=22 on=19 x=57590 y=12154 angle=190', 5.7],
        ['0 grow card=31 on=0 x=62711 y=6600 angle=90', 7],
        ['0 grow card=31 on=19 x=56182 y=11312 angle=200', 8.1],
        ['0 grow card=54 on=0 x=63468 y=6649 angle=140', 9.2],
        ['0 grow card=13 on=0 x=62711 y=6400 angle=90', 9.2],
        ['0 grow card=54 on=32 x=99125 y=16788 angle=300', 10.7],
      ],
    },
  },
  {
    people: 2,
    options: {},
    seed: 'puzzle 106',
    moves: `
0 grow card=20 on=0 x=69236 y=11704 angle=10; 1 grow card=40 on=0 x=70564 y=11340 angle=340;
0 grow card=48 on=20 x=69813 y=17367 angle=0; 1 grow card=7 on=40 x=70487 y=17386 angle=0;
0 grow card=28 on=48 x=66399 y=22754 angle=120; 1 grow card=23 on=7 x=73431 y=20309 angle=230;
0 grow card=51 on=28 x=60722 y=20914 angle=100; 1 grow card=19 on=23 x=79289 y=18433 angle=330;
0 play goal=10; 1 play goal=15; 1 grow card=6 on=19 x=83414 y=22712 angle=310;
0 grow card=8 on=28 x=69391 y=28740 angle=340; 1 grow card=10 on=6 x=86737 y=25156 angle=250;
0 grow card=42 on=8 x=74270 y=28813 angle=280; 1 grow card=54 on=10 x=93198 y=25217 angle=280;
0 grow card=33 on=51 x=55525 y=17825 angle=120; 1 grow card=29 on=54 x=98618 y=28513 angle=300;
0 grow card=49 on=33 x=49947 y=15336 angle=40; 1 play goal=8; 0 play goal=19;
1 grow card=63 on=29 x=103175 y=26927 angle=180; 0 grow card=15 on=49 x=44092 y=18400 angle=80`,
    decisions: {
      22: [
        ['1 grow card=46 on=10 x=84801 y=32583 angle=0', 0],
        ['1 grow card=46 on=19 x=80911 y=11860 angle=180', 6.3],
        ['1 grow card=2 on=54 x=95516 y=19636 angle=260', 7.3],
        ['1 grow card=57 on=63 x=102851 y=18834 angle=170', 7.4],
        ['1 grow card=22 on=54 x=93197 y=19215 angle=150', 7.8],
        ['1 grow card=22 on=19 x=81006 y=12233 angle=180', 8.9],
        ['1 grow card=22 on=23 x=72030 y=27419 angle=0', 9.5],
        ['1 grow card=46 on=0 x=62160 y=5579 angle=80', 10.1],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 109',
    moves: `
0 grow card=35 on=0 x=67744 y=11232 angle=20; 1 grow card=49 on=0 x=72614 y=5432 angle=240;
2 grow card=12 on=0 x=69236 y=11704 angle=10; 0 grow card=53 on=35 x=68886 y=18703 angle=340;
1 grow card=59 on=49 x=79539 y=5476 angle=260; 2 grow card=13 on=12 x=68820 y=17819 angle=0;
0 grow card=48 on=53 x=74789 y=20933 angle=290; 1 grow card=15 on=59 x=85977 y=4560 angle=270;
2 grow card=56 on=13 x=65191 y=24942 angle=40; 0 grow card=55 on=35 x=61048 y=11448 angle=90;
1 grow card=19 on=15 x=91050 y=4929 angle=0; 2 grow card=25 on=56 x=60558 y=30501 angle=50; 0 play goal=1;
1 play goal=10; 2 play goal=9; 2 grow card=18 on=25 x=62496 y=35834 angle=340;
0 grow card=50 on=55 x=55714 y=7878 angle=140; 1 grow card=38 on=19 x=95325 y=9977 angle=320;
2 grow card=1 on=18 x=66292 y=40343 angle=310; 0 grow card=34 on=50 x=49706 y=5435 angle=110;
1 grow card=45 on=38 x=100924 y=12237 angle=290; 2 grow card=33 on=1 x=65821 y=45164 angle=10;
0 grow card=52 on=48 x=77527 y=26169 angle=70; 1 grow card=6 on=45 x=103909 y=17942 angle=330;
2 grow card=17 on=25 x=53526 y=30266 angle=90; 0 grow card=60 on=48 x=78083 y=15622 angle=220;
1 grow card=8 on=6 x=108309 y=21962 angle=330; 2 play goal=8; 0 play goal=14; 1 play goal=19;
1 grow card=20 on=8 x=113546 y=22845 angle=270; 2 grow card=21 on=33 x=65153 y=52501 angle=20;
0 grow card=3 on=52 x=73379 y=31411 angle=30; 1 grow card=28 on=20 x=118012 y=21739 angle=320;
2 grow card=54 on=21 x=68584 y=55926 angle=320; 0 grow card=57 on=60 x=79338 y=9716 angle=190;
1 grow card=58 on=6 x=99034 y=21580 angle=60`,
    decisions: {
      12: [
        ['0 play goal=14', 0],
        ['0 play goal=1', 4.3],
        ['0 play goal=13', 5.1],
        ['0 play goal=5', 9.1],
      ],
      28: [
        ['0 play goal=14', 0],
        ['0 play goal=13', 5.3],
        ['0 play goal=5', 10.9],
      ],
      37: [
        ['2 grow card=4 on=54 x=70195 y=62513 angle=350', 0],
        ['2 grow card=27 on=17 x=50788 y=26271 angle=150', 3.1],
        ['2 grow card=4 on=13 x=74271 y=20732 angle=300', 3.6],
        ['2 grow card=32 on=13 x=75304 y=19807 angle=270', 5.2],
        ['2 grow card=27 on=54 x=70617 y=61936 angle=340', 5.9],
        ['2 grow card=24 on=13 x=73871 y=21425 angle=300', 7.2],
        ['2 grow card=24 on=17 x=51480 y=24604 angle=180', 8.3],
        ['2 grow card=24 on=54 x=73240 y=62756 angle=310', 12.8],
      ],
    },
  },
]
