import type { KeptGame } from '@engawa/kernel'

// Written by: engawa puzzles daruma --keep 2.86,0.71,10.112,9.97,10.102,8.80,8.137,2.55,1.98,8.36,0.10,9.185,1.141,4.118,0.16,9.18,8.58,0.80,1.93,7.60

export const kept: readonly KeptGame[] = [
  {
    people: 2,
    options: {},
    seed: 'puzzle 0',
    moves: `
1 roll; 1 roll; 1 pour value=3; 1 keep value=5; 1 roll; 1 paint daruma=25; 1 shift value=2 up=0;
1 paint daruma=25; 1 shift value=6 up=1; 1 shift value=2 up=0; 1 paint daruma=20; 1 paint daruma=20;
0 roll; 0 paint daruma=31; 0 pour value=6; 0 roll; 0 paint daruma=34; 0 shift value=6 up=1;
0 paint daruma=34; 0 shift value=2 up=0; 0 paint daruma=31; 1 roll; 1 paint daruma=44; 1 paint daruma=17;
1 shift value=6 up=1; 1 paint daruma=17; 1 shift value=6 up=1; 1 pour value=2; 1 keep value=1; 1 roll;
1 paint daruma=50; 1 roll; 1 stop; 0 roll; 0 paint daruma=33; 0 shift value=2 up=2; 0 paint daruma=50;
0 roll; 0 pour value=3; 0 keep value=2; 0 keep value=1; 0 keep value=1; 0 roll; 0 paint daruma=56;
0 pour value=5; 0 keep value=1; 0 roll; 0 paint daruma=56; 0 stop; 1 roll; 1 paint daruma=7;
1 shift value=6 up=3; 1 paint daruma=14; 1 roll; 1 paint daruma=44; 1 lift daruma=56; 1 swap daruma=20;
1 paint daruma=7; 1 paint daruma=14; 1 roll; 1 stop; 0 roll; 0 paint daruma=33; 0 shift value=6 up=2;
0 paint daruma=57; 0 paint daruma=57; 0 pour value=3; 0 keep value=5; 0 keep value=1; 0 roll;
0 paint daruma=41; 0 stop; 1 roll; 1 paint daruma=6; 1 shift value=2 up=0; 1 paint daruma=6;
1 shift value=6 up=2; 1 paint daruma=53; 1 paint daruma=53; 1 lift daruma=29`,
    decisions: {
      10: [
        ['1 paint daruma=20', 0],
        ['1 paint daruma=50', 0.9],
        ['1 paint daruma=34', 1.6],
        ['1 paint daruma=31', 1.7],
        ['1 give daruma=4 to=0', 2.2],
      ],
      16: [
        ['0 paint daruma=34', 0],
        ['0 paint daruma=31', 0.8],
        ['0 pour value=3', 1.1],
        ['0 pour value=6', 1.1],
        ['0 paint daruma=50', 1.5],
        ['0 paint daruma=44', 2.1],
      ],
      71: [
        ['0 stop', 0],
        ['0 pour value=2', 0.8],
        ['0 pour value=5', 0.8],
        ['0 give daruma=34 to=1', 1.6],
        ['0 give daruma=31 to=1', 1.6],
        ['0 give daruma=50 to=1', 1.9],
      ],
      80: [
        ['1 swap daruma=57', 0],
        ['1 swap daruma=50', 1.3],
        ['1 swap daruma=20', 1.7],
        ['1 swap daruma=33', 3.4],
        ['1 swap daruma=34', 3.5],
        ['1 swap daruma=31', 3.5],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 1',
    moves: `
0 roll; 0 paint daruma=8; 0 shift value=6 up=1; 0 shift value=2 up=0; 0 paint daruma=27;
0 paint daruma=27; 0 stop; 1 roll; 1 paint daruma=8; 1 shift value=2 up=0; 1 paint daruma=6;
1 shift value=6 up=5; 1 paint daruma=54; 1 paint daruma=54; 1 lift daruma=27; 1 send to=1;
1 paint daruma=14; 1 paint daruma=6; 1 paint daruma=14; 2 roll; 0 roll; 0 paint daruma=48;
0 group value=6; 0 roll; 0 pour value=3; 0 keep value=1; 0 keep value=6; 0 keep value=1; 0 roll;
0 paint daruma=12; 0 roll; 1 roll; 2 roll; 0 roll; 0 stop; 1 roll; 1 paint daruma=12; 1 roll;
1 paint daruma=12; 1 roll; 1 pour value=2; 1 keep value=6; 1 keep value=1; 1 roll; 1 paint daruma=48;
1 paint daruma=48; 1 stop; 2 roll; 2 pour value=2; 2 keep value=3; 2 roll; 0 roll; 0 paint daruma=33;
0 shift value=6 up=2; 0 paint daruma=33; 0 paint daruma=10; 0 roll; 0 pour value=6; 0 keep value=5;
0 roll; 0 paint daruma=10; 0 roll; 0 stop; 1 roll; 1 paint daruma=11; 1 group value=3; 1 roll;
1 paint daruma=11; 1 roll; 1 paint daruma=2; 1 roll; 1 give daruma=48 to=2; 1 roll; 1 paint daruma=2;
1 roll; 1 paint daruma=9; 1 stop; 2 roll; 2 give daruma=48 to=0; 2 roll; 2 pour value=5; 2 keep value=2;
2 keep value=6; 2 keep value=3; 2 keep value=3; 2 keep value=6; 2 roll; 2 pour value=2; 2 keep value=5;
2 keep value=3; 2 roll; 2 paint daruma=9; 2 lift daruma=27; 2 send to=2; 2 pour value=6; 2 roll;
2 paint daruma=28; 2 roll; 2 paint daruma=28; 2 roll; 0 roll; 0 paint daruma=51; 0 shift value=2 up=0;
0 paint daruma=40; 0 pour value=5; 0 keep value=5; 0 keep value=1; 0 keep value=1; 0 roll; 0 pour value=3;
0 keep value=1; 0 keep value=1; 0 roll; 0 paint daruma=51; 0 paint daruma=40; 0 roll; 1 roll; 1 stop;
2 roll; 2 roll; 2 paint daruma=20; 2 group value=5; 2 roll; 2 pour value=2; 2 keep value=1;
2 keep value=2; 2 roll; 2 paint daruma=56; 2 paint daruma=20; 2 stop; 0 roll; 0 paint daruma=56; 0 stop;
1 roll; 1 paint daruma=44; 1 paint daruma=44; 1 lift daruma=56; 1 swap daruma=54; 1 pour value=6;
1 keep value=1; 1 roll`,
    decisions: {
      93: [
        ['2 send to=2', 0],
        ['2 swap daruma=33', 1.4],
        ['2 swap daruma=32', 1.4],
        ['2 swap daruma=48', 1.6],
        ['2 swap daruma=10', 1.6],
      ],
      98: [
        ['2 paint daruma=28', 0],
        ['2 pour value=2', 1.2],
        ['2 paint daruma=40', 1.3],
        ['2 paint daruma=56', 1.5],
        ['2 paint daruma=60', 1.4],
      ],
      141: [
        ['1 paint daruma=15', 0],
        ['1 paint daruma=50', 1.9],
        ['1 paint daruma=47', 1.9],
        ['1 give daruma=12 to=2', 2.1],
        ['1 give daruma=8 to=2', 2.3],
        ['1 give daruma=2 to=2', 2.3],
      ],
    },
  },
  {
    people: 2,
    options: {},
    seed: 'puzzle 2',
    moves: `
1 roll; 1 paint daruma=41; 1 shift value=6 up=3; 1 paint daruma=41; 1 shift value=2 up=2; 1 pour value=5;
1 keep value=5; 1 keep value=1; 1 keep value=3; 1 keep value=1; 1 roll; 1 pour value=6; 1 keep value=3;
1 keep value=1; 1 keep value=1; 1 roll; 1 paint daruma=59; 1 paint daruma=59; 1 stop; 0 roll;
0 paint daruma=45; 0 paint daruma=45; 0 lift daruma=59; 0 send to=0; 0 pour value=6; 0 roll;
0 paint daruma=56; 0 pour value=6; 0 roll; 0 paint daruma=56; 0 stop; 1 roll; 1 pour value=2; 1 roll;
1 pour value=5; 1 roll; 1 roll; 1 paint daruma=19; 1 roll; 1 stop; 0 roll; 0 paint daruma=52;
0 shift value=6 up=1; 0 pour value=2; 0 keep value=2; 0 keep value=1; 0 roll; 0 pour value=5;
0 keep value=2; 0 keep value=1; 0 roll; 0 paint daruma=52; 0 shift value=6 up=1; 0 shift value=2 up=0;
0 paint daruma=11; 0 paint daruma=11; 1 roll; 1 pour value=5; 1 keep value=1; 1 keep value=1; 1 roll;
1 paint daruma=18; 1 paint daruma=18; 1 lift daruma=56; 1 swap daruma=2; 1 paint daruma=19; 1 roll;
1 stop; 0 roll; 1 roll; 1 pour value=6; 1 keep value=5; 1 keep value=1; 1 keep value=1; 1 keep value=5;
1 keep value=1; 1 roll; 1 paint daruma=12; 1 group value=5; 1 roll; 1 paint daruma=35;
1 shift value=2 up=1; 1 shift value=6 up=1; 1 shift value=1 up=0; 1 paint daruma=35; 1 shift value=6 up=0`,
    decisions: {
      55: [
        ['0 paint daruma=11', 0],
        ['0 paint daruma=18', 1],
        ['0 paint daruma=60', 1.5],
        ['0 give daruma=45 to=1', 1.9],
        ['0 give daruma=59 to=1', 2.7],
        ['0 give daruma=56 to=1', 2.7],
      ],
      86: [
        ['1 stop', 0],
        ['1 pour value=5', 1.2],
        ['1 pour value=2', 1.2],
        ['1 give daruma=39 to=0', 1.6],
        ['1 give daruma=41 to=0', 1.6],
        ['1 give daruma=18 to=0', 1.9],
      ],
    },
  },
  {
    people: 2,
    options: {},
    seed: 'puzzle 4',
    moves: `
1 roll; 1 paint daruma=30; 1 group value=5; 1 roll; 1 paint daruma=30; 1 roll; 1 pour value=2;
1 keep value=6; 1 roll; 1 paint daruma=36; 1 stop; 0 roll; 0 pour value=3; 0 roll; 0 paint daruma=36;
0 lift daruma=58; 0 send to=0; 0 paint daruma=50; 0 roll; 0 stop; 1 roll; 1 pour value=6; 1 keep value=6;
1 keep value=2; 1 keep value=6; 1 keep value=1; 1 keep value=1; 1 roll; 1 pour value=5; 1 keep value=1;
1 keep value=1; 1 roll; 1 paint daruma=27; 1 paint daruma=27; 1 lift daruma=58; 1 swap daruma=30;
1 pour value=6; 1 keep value=5; 1 roll; 1 pour value=5; 1 roll; 1 stop; 0 roll; 0 pour value=5; 0 roll;
0 pour value=5; 0 keep value=1; 0 keep value=1; 0 roll; 0 paint daruma=34; 0 paint daruma=34;
0 shift value=6 up=1; 0 shift value=1 up=0; 0 paint daruma=50; 0 roll; 1 roll; 1 paint daruma=14; 1 roll;
1 paint daruma=14; 1 roll; 1 paint daruma=60; 1 paint daruma=60; 1 paint daruma=13; 1 stop; 0 renew;
0 roll; 0 pour value=6; 0 keep value=1; 0 roll; 0 paint daruma=6; 0 shift value=6 up=2; 0 paint daruma=18;
0 paint daruma=18; 0 lift daruma=60; 0 swap daruma=50; 0 paint daruma=17; 0 shift value=2 up=0;
0 paint daruma=17; 1 roll; 1 roll; 1 give daruma=50 to=0; 1 roll; 1 paint daruma=6; 1 pour value=2;
1 keep value=1; 1 keep value=3; 1 roll; 1 paint daruma=2; 1 roll; 1 pour value=3; 1 roll; 1 stop; 0 roll;
0 paint daruma=53; 0 paint daruma=53; 0 lift daruma=58; 0 swap daruma=17; 0 pour value=6; 0 keep value=5;
0 keep value=5; 0 roll; 0 pour value=3; 0 keep value=2; 0 keep value=5; 0 roll; 0 paint daruma=39; 0 stop;
1 roll; 1 pour value=2; 1 keep value=1; 1 keep value=1; 1 roll; 1 pour value=3; 1 keep value=1;
1 keep value=2; 1 keep value=1; 1 roll; 1 paint daruma=39`,
    decisions: {
      118: [
        ['1 paint daruma=42', 0],
        ['1 pour value=2', 1.1],
        ['1 pour value=5', 1.1],
        ['1 paint daruma=2', 1.6],
        ['1 paint daruma=59', 3.2],
        ['1 paint daruma=55', 3.2],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 7',
    moves: `
2 roll; 2 paint daruma=7; 2 shift value=5 up=2; 2 paint daruma=7; 2 shift value=6 up=2; 2 paint daruma=55;
2 paint daruma=55; 2 stop; 0 roll; 0 paint daruma=18; 0 pour value=2; 0 keep value=3; 0 roll;
0 pour value=5; 0 roll; 0 paint daruma=18; 0 lift daruma=55; 0 send to=0; 0 stop; 1 roll; 2 roll;
2 paint daruma=4; 2 group value=3; 2 roll; 2 paint daruma=4; 2 group value=5; 2 roll; 2 paint daruma=5;
2 roll; 2 stop; 0 roll; 0 pour value=3; 0 keep value=2; 0 keep value=6; 0 roll; 0 paint daruma=16;
0 shift value=6 up=1; 0 shift value=2 up=1; 0 paint daruma=16; 0 shift value=6 up=0; 0 shift value=2 up=0;
0 paint daruma=5; 0 roll; 0 paint daruma=21; 0 roll; 0 paint daruma=21; 1 roll; 1 paint daruma=51;
1 shift value=3 up=0; 1 paint daruma=59; 1 paint daruma=51; 1 shift value=2 up=1; 1 paint daruma=8;
1 shift value=6 up=1; 1 paint daruma=8; 1 shift value=2 up=0; 1 paint daruma=59; 1 paint daruma=53;
1 paint daruma=53; 1 lift daruma=55`,
    decisions: {
      60: [
        ['1 send to=1', 0],
        ['1 swap daruma=7', 1.8],
        ['1 swap daruma=4', 1.8],
        ['1 swap daruma=15', 1.8],
      ],
    },
  },
  {
    people: 2,
    options: {},
    seed: 'puzzle 8',
    moves: `
0 roll; 0 paint daruma=41; 0 shift value=6 up=2; 0 paint daruma=41; 0 shift value=2 up=0;
0 paint daruma=25; 0 paint daruma=9; 0 paint daruma=25; 0 shift value=2 up=0; 0 paint daruma=9; 1 roll;
1 paint daruma=24; 1 paint daruma=24; 1 shift value=6 up=2; 1 paint daruma=39; 1 paint daruma=39; 1 stop;
0 roll; 0 paint daruma=23; 0 shift value=6 up=2; 0 paint daruma=11; 0 group value=5; 0 roll;
0 paint daruma=59; 0 paint daruma=11; 0 paint daruma=23; 0 stop; 1 roll; 1 paint daruma=26;
1 paint daruma=26; 1 lift daruma=24; 1 swap daruma=41; 1 pour value=3; 1 roll; 1 pour value=6; 1 roll;
1 paint daruma=59; 1 stop; 0 roll; 0 pour value=5; 0 keep value=3; 0 keep value=1; 0 keep value=1; 0 roll;
0 pour value=3; 0 keep value=5; 0 keep value=1; 0 roll; 0 paint daruma=8; 0 shift value=6 up=1;
0 paint daruma=8; 0 shift value=6 up=1; 0 paint daruma=10; 1 renew; 1 roll; 1 pour value=6; 1 roll;
1 paint daruma=51; 1 shift value=6 up=2; 1 paint daruma=34; 1 shift value=2 up=0; 1 paint daruma=34;
1 shift value=6 up=1; 1 paint daruma=18; 1 paint daruma=18; 1 lift daruma=23; 1 swap daruma=26;
1 paint daruma=51; 0 roll; 0 paint daruma=53; 0 pour value=6; 0 keep value=3; 0 roll; 1 roll;
1 pour value=5; 1 roll; 1 paint daruma=33; 1 shift value=6 up=2; 1 paint daruma=53; 1 pour value=5;
1 keep value=1; 1 roll; 1 paint daruma=53; 1 lift daruma=11; 1 swap daruma=51; 1 stop; 0 roll;
0 pour value=5; 0 roll; 0 pour value=5; 0 roll; 0 pour value=6; 0 keep value=3; 0 keep value=1; 0 roll;
0 paint daruma=10; 0 roll; 0 stop; 1 roll; 1 paint daruma=33; 1 shift value=2 up=0; 1 pour value=6;
1 keep value=1; 1 keep value=1; 1 keep value=1; 1 keep value=1; 1 roll; 1 paint daruma=40; 1 roll;
1 paint daruma=40; 1 paint daruma=57; 1 paint daruma=10; 0 roll; 0 paint daruma=57; 0 pour value=2;
0 keep value=2; 0 keep value=2; 0 keep value=2; 0 roll; 0 stop; 1 roll; 1 paint daruma=28; 1 roll;
1 pour value=6; 1 keep value=6; 1 keep value=1; 1 roll; 0 roll; 0 paint daruma=12; 0 group value=3;
0 roll; 0 pour value=6; 0 roll; 0 pour value=5; 0 roll; 0 pour value=2; 0 roll`,
    decisions: {
      36: [
        ['1 paint daruma=59', 0],
        ['1 paint daruma=10', 1.3],
        ['1 pour value=5', 1.4],
        ['1 paint daruma=58', 1.7],
        ['1 paint daruma=1', 1.9],
        ['1 give daruma=41 to=0', 1.9],
      ],
      58: [
        ['1 shift value=6 up=2', 0],
        ['1 shift value=6 up=1', 1.4],
        ['1 shift value=6 up=0', 1.6],
      ],
      80: [
        ['1 keep value=1', 0],
        ['1 roll', 1.5],
        ['1 keep value=3', 1.7],
      ],
      137: [
        ['0 pour value=3', 0],
        ['0 stop', 1.5],
        ['0 give daruma=24 to=1', 1.6],
        ['0 give daruma=26 to=1', 1.6],
        ['0 give daruma=25 to=1', 1.8],
        ['0 give daruma=51 to=1', 2.1],
      ],
    },
  },
  {
    people: 3,
    options: {},
    seed: 'puzzle 9',
    moves: `
2 roll; 2 paint daruma=22; 2 paint daruma=55; 2 paint daruma=6; 2 shift value=2 up=0; 2 paint daruma=55;
2 paint daruma=22; 2 stop; 0 roll; 0 pour value=2; 0 keep value=6; 0 keep value=1; 0 keep value=3; 0 roll;
0 pour value=6; 0 keep value=1; 0 roll; 0 paint daruma=6; 0 shift value=2 up=0; 0 paint daruma=36;
0 paint daruma=36; 0 lift daruma=59; 0 send to=0; 1 roll; 1 paint daruma=8; 1 shift value=6 up=1;
1 shift value=2 up=0; 1 paint daruma=4; 1 roll; 1 paint daruma=8; 1 shift value=1 up=0;
1 shift value=2 up=0; 1 paint daruma=4; 1 stop; 2 roll; 2 pour value=3; 2 roll; 2 paint daruma=35;
2 shift value=6 up=1; 2 paint daruma=35; 2 shift value=6 up=0; 2 paint daruma=11; 2 paint daruma=11;
2 stop; 0 roll; 0 pour value=6; 0 keep value=1; 0 roll; 0 paint daruma=15; 0 shift value=6 up=2;
0 pour value=3; 0 keep value=1; 0 keep value=2; 0 keep value=1; 0 roll; 0 paint daruma=42;
0 paint daruma=15; 0 shift value=2 up=0; 0 paint daruma=60; 0 paint daruma=60; 0 paint daruma=42; 1 roll;
1 paint daruma=45; 1 paint daruma=45; 1 lift daruma=8; 1 swap daruma=60; 1 paint daruma=46; 1 roll;
1 paint daruma=46; 1 roll; 1 paint daruma=30; 1 pour value=3; 1 keep value=1; 1 roll; 1 paint daruma=30;
2 roll; 2 paint daruma=21; 2 roll; 2 pour value=2; 2 keep value=3; 2 keep value=6; 2 roll; 2 pour value=6;
2 keep value=1; 2 roll; 2 paint daruma=21; 2 roll; 2 stop; 0 roll; 0 give daruma=6 to=2; 0 roll;
0 pour value=3; 0 roll; 0 pour value=5; 0 keep value=6; 0 keep value=1; 0 keep value=3; 0 keep value=1;
0 roll; 0 paint daruma=44; 0 paint daruma=44; 0 lift daruma=8; 0 swap daruma=60; 0 stop; 1 renew; 1 roll;
1 pour value=6; 1 keep value=5; 1 roll; 1 stop; 2 roll; 2 paint daruma=3; 2 group value=5; 2 roll;
2 paint daruma=3; 2 group value=6; 2 roll; 2 paint daruma=52; 2 shift value=2 up=0; 2 paint daruma=5;
2 roll; 2 paint daruma=5; 2 paint daruma=12; 2 paint daruma=12; 0 roll; 0 pour value=3; 0 keep value=6;
0 keep value=1; 0 keep value=5; 0 roll; 0 paint daruma=52; 0 shift value=2 up=0; 0 shift value=6 up=1;
0 paint daruma=54; 0 paint daruma=54; 0 lift daruma=43; 0 swap daruma=15; 0 stop; 1 roll;
1 paint daruma=41; 1 shift value=6 up=2; 1 give daruma=15 to=0; 1 roll; 1 paint daruma=41;
1 paint daruma=47; 1 roll; 2 renew; 2 roll; 2 paint daruma=51; 2 shift value=6 up=3; 2 paint daruma=9;
2 paint daruma=9; 2 lift daruma=59; 2 swap daruma=11; 2 paint daruma=29; 2 roll; 2 pour value=3; 2 roll;
2 paint daruma=29; 2 roll; 0 roll; 0 paint daruma=51; 0 shift value=6 up=3; 0 paint daruma=26;
0 paint daruma=26; 0 lift daruma=59; 0 swap daruma=15; 0 paint daruma=31; 0 pour value=3; 0 roll; 1 roll;
1 roll; 1 paint daruma=20; 1 group value=2; 1 roll; 1 paint daruma=20; 1 roll; 1 pour value=3;
1 keep value=1; 1 keep value=1; 1 roll; 1 pour value=3; 1 keep value=1; 1 keep value=1; 1 roll`,
    decisions: {
      18: [
        ['0 shift value=2 up=0', 0],
        ['0 shift value=2 up=1', 2],
        ['0 shift value=2 up=2', 2],
      ],
      97: [
        ['0 keep value=1', 0],
        ['0 roll', 2.7],
        ['0 keep value=3', 3],
      ],
      185: [
        ['1 paint daruma=57', 0],
        ['1 paint daruma=31', 1.2],
        ['1 give daruma=30 to=2', 2],
        ['1 give daruma=4 to=2', 2.3],
        ['1 give daruma=8 to=2', 2.6],
        ['1 give daruma=7 to=2', 2.6],
      ],
    },
  },
  {
    people: 2,
    options: {},
    seed: 'puzzle 10',
    moves: `
0 roll; 0 paint daruma=41; 0 shift value=2 up=0; 0 paint daruma=40; 0 roll; 0 paint daruma=25;
0 paint daruma=41; 0 shift value=6 up=0; 0 paint daruma=40; 0 stop; 1 roll; 1 pour value=2; 1 roll;
1 paint daruma=34; 1 shift value=2 up=0; 1 shift value=6 up=1; 1 paint daruma=34; 1 shift value=1 up=0;
1 shift value=6 up=1; 1 paint daruma=1; 1 roll; 1 stop; 0 roll; 0 pour value=2; 0 keep value=1;
0 keep value=2; 0 keep value=6; 0 keep value=6; 0 roll; 0 pour value=2; 0 keep value=2; 0 keep value=6;
0 keep value=1; 0 roll; 0 pour value=2; 0 keep value=1; 0 keep value=6; 0 roll; 0 paint daruma=25;
0 shift value=6 up=1; 0 paint daruma=1; 0 roll; 0 paint daruma=45; 1 roll; 1 paint daruma=45;
1 lift daruma=34; 1 swap daruma=52; 1 pour value=2; 1 keep value=2; 1 roll; 0 roll; 0 paint daruma=26;
0 paint daruma=45; 0 lift daruma=52; 0 swap daruma=1; 0 pour value=3; 0 keep value=2; 0 keep value=5;
0 roll; 0 pour value=6; 0 keep value=2; 0 roll; 1 roll; 1 paint daruma=45; 1 lift daruma=1;
1 swap daruma=52; 1 paint daruma=8; 1 shift value=2 up=0; 1 pour value=3; 1 keep value=6; 1 keep value=6;
1 keep value=1; 1 roll; 1 paint daruma=8; 1 stop; 0 roll; 0 pour value=5; 0 keep value=3; 0 roll;
0 pour value=6; 0 roll; 1 roll; 1 pour value=3; 1 keep value=5; 1 keep value=1; 1 roll; 1 pour value=3;
1 keep value=5; 1 keep value=1; 1 keep value=1; 1 roll; 1 paint daruma=4; 1 paint daruma=4; 1 stop;
0 roll; 0 pour value=6; 0 keep value=1; 0 roll; 0 paint daruma=26; 0 paint daruma=59; 0 pour value=5;
0 keep value=2; 0 keep value=1; 0 roll; 0 paint daruma=26; 0 lift daruma=45; 0 swap daruma=1; 0 stop;
1 roll; 1 paint daruma=59; 1 paint daruma=14; 1 roll`,
    decisions: {
      102: [
        ['0 keep value=1', 0],
        ['0 roll', 1.9],
        ['0 keep value=2', 2.2],
      ],
      112: [
        ['1 stop', 0],
        ['1 pour value=2', 1.6],
        ['1 pour value=3', 1.7],
        ['1 pour value=6', 1.7],
        ['1 give daruma=8 to=0', 4.1],
        ['1 give daruma=1 to=0', 4.1],
      ],
    },
  },
]
