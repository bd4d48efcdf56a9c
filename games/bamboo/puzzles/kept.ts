import type { KeptGame } from '@engawa/kernel'

// Written by: engawa puzzles bamboo --keep 7.379,8.215,4.256,4.41,3.66,0.158,5.358,10.181,15.362,4.261,6.248,12.198,6.249,5.275,7.353,9.215,7.311
// and, in games of masters that look through their turn by a tree: --mind master --keep 1.309,1.328,11.308

export const kept: readonly KeptGame[] = [
  {
    people: 2,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 0',
    moves: `
0 draft shoot=29; 1 draft shoot=33; 0 draft shoot=31; 1 draft shoot=30; 0 gift gift=fund use=true;
1 gift gift=balance use=true; 1 take tile=54; 1 take tile=17; 0 visit stock=1; 0 offer temple=1;
0 offer temple=1; 0 place shoot=2 stalk=3; 0 place shoot=31 stalk=2; 0 activate stalk=3 as=improve;
0 earn; 0 activate stalk=2 as=cook; 0 cook food=2; 1 visit stock=2; 1 offer temple=2; 1 offer temple=2;
1 place shoot=7 stalk=1; 1 place shoot=33 stalk=0; 1 activate stalk=1 as=fund;
1 activate stalk=0 as=balance; 1 take tile=18; 1 take tile=61; 0 visit stock=3; 0 offer temple=3;
0 offer temple=3; 0 place shoot=4 stalk=0; 0 place shoot=28 stalk=3; 0 activate stalk=0 as=fund;
0 activate stalk=3 as=fund; 1 visit stock=1; 1 offer temple=1; 1 offer temple=1; 1 place shoot=21 stalk=2;
1 place shoot=6 stalk=2; 1 place shoot=22 stalk=1; 1 activate stalk=1 as=fund;
1 activate stalk=2 as=improve; 1 buy tile=34; 1 furnish cell=1; 1 done; 1 gift gift=improve use=true;
1 buy tile=18; 1 furnish cell=5; 0 gift gift=cook use=true; 0 cook food=2; 1 visit stock=0;
1 offer temple=0; 1 offer temple=0; 1 place shoot=5 stalk=1; 1 place shoot=30 stalk=2;
1 activate stalk=1 as=improve; 1 earn; 1 activate stalk=2 as=cook; 1 cook food=2;
0 spirit spirit=rokurokubi; 0 visit stock=0; 0 offer temple=0; 0 offer temple=0; 0 offer temple=0;
0 place shoot=29 stalk=2; 0 place shoot=1 stalk=2; 0 place shoot=19 stalk=0; 0 activate stalk=0 as=fund;
0 activate stalk=2 as=improve; 0 buy tile=54; 0 furnish cell=12; 0 activate stalk=2 as=balance;
0 take tile=49; 0 take tile=63; 1 visit stock=3; 1 offer temple=3; 1 offer temple=3;
1 place shoot=26 stalk=0; 1 place shoot=8 stalk=2; 1 activate stalk=0 as=cook; 1 cook food=2;
1 activate stalk=2 as=balance; 1 take tile=37; 0 visit stock=1; 0 offer temple=1; 0 offer temple=1;
0 place shoot=21 stalk=2; 0 place shoot=6 stalk=2; 0 place shoot=20 stalk=0;
0 activate stalk=2 as=improve; 0 buy tile=26; 0 furnish cell=14; 0 activate stalk=0 as=balance;
0 take tile=5; 0 take tile=6; 1 visit stock=2; 1 offer temple=2; 1 place shoot=23 stalk=0;
1 place shoot=24 stalk=2; 1 place shoot=33 stalk=2; 1 activate stalk=0 as=improve; 1 buy tile=8;
1 furnish cell=14; 0 done; 1 spirit spirit=ookami; 0 gift gift=improve use=true; 0 buy tile=3;
0 furnish cell=13; 1 gift gift=cook use=true; 1 cook food=3; 0 visit stock=0; 0 offer temple=0;
0 offer temple=0; 0 place shoot=29 stalk=2; 0 place shoot=1 stalk=0; 0 activate stalk=2 as=improve;
0 buy tile=24; 0 furnish cell=6; 0 activate stalk=0 as=balance; 0 score tile=27; 0 score tile=49;
1 visit stock=3; 1 offer temple=3; 1 place shoot=8 stalk=0; 1 activate stalk=0 as=balance; 1 rest; 1 done;
0 visit stock=3; 0 offer temple=3; 0 offer temple=3; 0 offer temple=3; 0 place shoot=27 stalk=0;
0 place shoot=4 stalk=0; 0 place shoot=26 stalk=2; 0 activate stalk=0 as=fund; 0 activate stalk=0 as=fund;
0 activate stalk=2 as=cook; 0 cook food=2; 1 visit stock=0; 1 offer temple=0; 1 offer temple=0;
1 offer temple=0; 1 place shoot=30 stalk=2; 1 place shoot=17 stalk=2; 1 place shoot=19 stalk=0;
1 activate stalk=0 as=fund; 1 activate stalk=2 as=cook; 1 cook food=1; 1 activate stalk=2 as=balance;
1 rest; 1 done; 0 visit stock=0; 0 offer temple=0; 0 place shoot=1 stalk=2; 0 activate stalk=2 as=balance;
0 take tile=48; 0 score tile=48; 1 visit stock=1; 1 offer temple=1`,
    decisions: {
      158: [
        ['1 offer temple=0', 0],
        ['1 offer temple=1', 3.1],
        ['1 offer temple=3', 3.4],
        ['1 offer temple=2', 3.4],
      ],
    },
  },
  {
    people: 3,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 1',
    moves: `
0 draft shoot=29; 1 draft shoot=36; 2 draft shoot=33; 0 draft shoot=35; 1 draft shoot=31;
2 draft shoot=30; 0 gift gift=fund use=true; 1 gift gift=balance use=true; 1 take tile=45; 1 take tile=48;
2 gift gift=improve use=true; 2 earn; 0 visit stock=2; 0 offer temple=2; 0 place shoot=3 stalk=0;
0 activate stalk=0 as=cook; 0 cook food=3; 1 visit stock=2; 1 offer temple=2; 1 place shoot=7 stalk=2;
1 activate stalk=2 as=fund; 2 visit stock=1; 2 offer temple=1; 2 place shoot=10 stalk=3;
2 activate stalk=3 as=fund; 0 visit stock=1; 0 offer temple=1; 0 place shoot=2 stalk=3;
0 activate stalk=3 as=improve; 0 buy tile=30; 0 furnish cell=13; 1 visit stock=0; 1 offer temple=0;
1 place shoot=5 stalk=1; 1 activate stalk=1 as=improve; 1 earn; 2 visit stock=3; 2 offer temple=3;
2 place shoot=12 stalk=0; 2 activate stalk=0 as=improve; 2 buy tile=14; 2 furnish cell=5; 0 visit stock=2;
0 offer temple=2; 0 place shoot=25 stalk=1; 0 activate stalk=1 as=balance; 0 take tile=58; 0 take tile=68;
1 visit stock=1; 1 offer temple=3; 1 offer temple=1; 1 place shoot=22 stalk=3; 1 place shoot=31 stalk=2;
1 place shoot=6 stalk=1; 1 activate stalk=3 as=fund; 1 activate stalk=2 as=cook; 1 cook food=3;
2 visit stock=1; 2 offer temple=1; 2 place shoot=21 stalk=3; 2 activate stalk=3 as=improve; 2 buy tile=22;
2 furnish cell=1; 0 visit stock=3; 0 offer temple=3; 0 place shoot=4 stalk=0; 0 place shoot=35 stalk=3;
0 activate stalk=0 as=fund; 2 visit stock=2; 2 offer temple=3; 2 place shoot=33 stalk=0;
2 place shoot=11 stalk=3; 2 activate stalk=0 as=balance; 2 take tile=18; 2 take tile=19; 2 done;
1 gift gift=improve use=true; 1 buy tile=33; 1 furnish cell=4; 2 gift gift=cook use=true; 2 cook food=3;
0 gift gift=fund use=true; 1 spirit spirit=tanuki; 1 earn; 1 visit stock=0; 1 offer temple=0;
1 place shoot=17 stalk=1; 1 activate stalk=1 as=balance; 1 take tile=3; 1 take tile=12; 2 visit stock=3;
2 offer temple=3; 2 place shoot=26 stalk=0; 2 activate stalk=0 as=cook; 2 cook food=2;
2 spirit spirit=kappa; 2 take tile=25; 2 take tile=63; 0 visit stock=2; 0 spirit spirit=tanuki;
0 buy tile=49; 0 furnish cell=14; 0 offer temple=2; 0 place shoot=23 stalk=1;
0 activate stalk=1 as=improve; 0 buy tile=11; 0 furnish cell=12; 1 visit stock=1; 1 offer temple=1;
1 place shoot=20 stalk=3; 1 activate stalk=3 as=balance; 1 rest; 2 visit stock=1; 2 offer temple=1;
2 offer temple=1; 2 place shoot=22 stalk=1; 2 place shoot=10 stalk=3; 2 activate stalk=1 as=fund;
2 activate stalk=3 as=fund; 0 visit stock=3; 0 offer temple=3; 0 place shoot=27 stalk=0;
0 activate stalk=0 as=fund; 1 visit stock=2; 1 offer temple=2; 1 place shoot=24 stalk=0;
1 activate stalk=0 as=cook; 1 cook food=2; 2 visit stock=2; 2 offer temple=2; 2 place shoot=3 stalk=3;
2 activate stalk=3 as=cook; 2 cook food=1; 0 visit stock=2; 0 offer temple=0; 0 place shoot=25 stalk=3;
0 activate stalk=3 as=fund; 1 visit stock=0; 1 offer temple=0; 1 place shoot=5 stalk=1;
1 activate stalk=1 as=improve; 1 earn; 2 visit stock=3; 2 offer temple=3; 2 place shoot=12 stalk=0;
2 place shoot=35 stalk=1; 2 activate stalk=0 as=improve; 2 buy tile=40; 2 furnish cell=7; 0 visit stock=3;
0 offer temple=3; 0 place shoot=4 stalk=0; 0 activate stalk=0 as=fund; 1 visit stock=1; 1 offer temple=1;
1 place shoot=21 stalk=1; 1 activate stalk=1 as=improve; 1 earn; 0 visit stock=0; 0 offer temple=0;
0 place shoot=29 stalk=1; 0 place shoot=1 stalk=1; 0 place shoot=19 stalk=0; 0 activate stalk=0 as=fund;
1 wake spirit=tanuki; 2 wake spirit=kappa; 0 wake spirit=tanuki; 1 feed food=2; 2 spirit spirit=ookami;
0 spirit spirit=ookami; 2 gift gift=fund use=true; 0 gift gift=improve use=true; 0 buy tile=3;
0 furnish cell=8; 1 gift gift=balance use=true; 1 score tile=45; 1 take tile=49; 2 visit stock=1;
2 spirit spirit=tanuki; 2 buy tile=27; 2 furnish cell=11; 2 offer temple=1; 2 place shoot=6 stalk=1;
2 activate stalk=1 as=cook; 2 cook food=3; 2 done; 0 spirit spirit=tanuki; 0 buy tile=44;
0 furnish cell=3; 0 visit stock=2; 0 offer temple=2; 0 place shoot=24 stalk=1; 0 activate stalk=1 as=cook;
0 cook food=3; 0 done; 1 visit stock=0; 1 offer temple=0; 1 spirit spirit=rokurokubi;
1 place shoot=17 stalk=1; 1 activate stalk=1 as=balance; 1 rest; 1 spirit spirit=tanuki; 1 buy tile=18;
1 furnish cell=1; 2 visit stock=3; 2 offer temple=3; 2 place shoot=26 stalk=0; 2 activate stalk=0 as=cook;
2 cook food=1; 2 spirit spirit=kappa; 2 rest; 0 visit stock=3; 0 offer temple=3; 0 offer temple=3;
0 place shoot=27 stalk=1; 0 place shoot=35 stalk=1; 0 activate stalk=1 as=fund;
0 activate stalk=1 as=balance; 0 score tile=58; 0 take tile=56; 0 done; 1 visit stock=1; 1 offer temple=1;
1 place shoot=22 stalk=3; 1 activate stalk=3 as=fund; 2 visit stock=1; 2 offer temple=1;
2 place shoot=21 stalk=1; 2 activate stalk=1 as=improve; 2 buy tile=6; 2 furnish cell=6;
0 spirit spirit=kappa; 0 take tile=42; 0 take tile=10; 0 visit stock=0; 0 offer temple=0;
0 offer temple=0; 0 place shoot=29 stalk=2; 0 place shoot=5 stalk=0; 0 activate stalk=2 as=improve;
0 buy tile=24; 0 furnish cell=10; 0 activate stalk=0 as=improve; 0 buy tile=31; 0 furnish cell=9;
1 visit stock=0; 1 offer temple=0; 1 place shoot=1 stalk=0; 1 activate stalk=0 as=balance; 1 score tile=3;
1 take tile=23; 2 visit stock=3; 2 offer temple=3; 2 place shoot=12 stalk=0;
2 activate stalk=0 as=improve; 2 earn; 0 visit stock=3; 0 offer temple=3; 0 place shoot=4 stalk=1;
0 activate stalk=1 as=fund; 1 visit stock=2; 1 offer temple=2; 1 place shoot=33 stalk=3;
1 activate stalk=3 as=balance; 1 rest; 2 visit stock=2; 2 offer temple=2; 2 offer temple=2;
2 place shoot=23 stalk=3; 2 place shoot=11 stalk=3; 2 activate stalk=3 as=improve; 2 buy tile=21;
2 furnish cell=8; 2 activate stalk=3 as=balance; 2 score tile=32; 2 take tile=33; 1 visit stock=3;
1 offer temple=2; 1 offer temple=1; 1 place shoot=8 stalk=3; 1 place shoot=28 stalk=1;
1 place shoot=36 stalk=3; 1 activate stalk=1 as=fund; 1 activate stalk=3 as=balance; 1 rest;
0 wake spirit=ookami; 0 wake spirit=tanuki; 0 wake spirit=kappa; 1 wake spirit=tanuki; 1 done;
2 feed food=3; 2 feed food=3; 0 spirit spirit=ookami; 0 spirit spirit=ookami; 0 gift gift=cook use=true;
0 cook food=3; 1 gift gift=improve use=true; 1 buy tile=19; 1 furnish cell=0; 2 gift gift=fund use=true;
0 visit stock=0; 0 offer temple=0; 0 place shoot=18 stalk=0; 0 spirit spirit=kappa; 0 score tile=26;
0 take tile=34; 0 activate stalk=0 as=fund; 0 spirit spirit=tanuki; 0 buy tile=9; 0 furnish cell=11;
1 spirit spirit=tengu; 1 renew; 1 cook food=3; 1 visit stock=0; 1 offer temple=0;
1 place shoot=19 stalk=0; 1 activate stalk=0 as=fund; 1 spirit spirit=tanuki; 1 buy tile=32;
1 furnish cell=3; 1 spirit spirit=kappa; 1 score tile=48; 1 take tile=61; 2 visit stock=1;
2 offer temple=1; 2 place shoot=22 stalk=1; 2 activate stalk=1 as=improve; 2 buy tile=23`,
    decisions: {
      309: [
        ['0 furnish cell=11', 0],
        ['0 furnish cell=5', 1.5],
        ['0 furnish cell=1', 3.6],
        ['0 furnish cell=0', 3.6],
        ['0 furnish cell=6', 3.6],
        ['0 furnish cell=7', 4],
      ],
      328: [
        ['2 furnish cell=9', 0],
        ['2 furnish cell=4', 5],
        ['2 furnish cell=14', 5],
        ['2 furnish cell=13', 5],
        ['2 furnish cell=3', 5],
        ['2 furnish cell=2', 5.2],
      ],
    },
  },
  {
    people: 3,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 3',
    moves: `
1 draft shoot=36; 2 draft shoot=29; 0 draft shoot=33; 1 draft shoot=30; 2 draft shoot=35;
0 draft shoot=32; 1 gift gift=fund use=true; 2 gift gift=balance use=true; 2 take tile=3; 2 take tile=63;
0 gift gift=improve use=true; 0 earn; 1 visit stock=1; 1 offer temple=1; 1 place shoot=6 stalk=0;
1 activate stalk=0 as=cook; 1 cook food=3; 2 visit stock=2; 2 offer temple=2; 2 place shoot=11 stalk=0;
2 activate stalk=0 as=balance; 2 take tile=45; 2 take tile=17; 0 visit stock=2; 0 offer temple=2;
0 offer temple=1; 0 place shoot=3 stalk=0; 0 place shoot=33 stalk=3; 0 activate stalk=0 as=cook;
0 cook food=3; 0 activate stalk=3 as=balance; 0 take tile=5; 0 take tile=52; 1 visit stock=2;
1 offer temple=2; 1 place shoot=7 stalk=1; 1 activate stalk=1 as=fund; 2 visit stock=1; 2 offer temple=1;
2 place shoot=10 stalk=0; 2 activate stalk=0 as=fund; 0 visit stock=1; 0 offer temple=1; 0 offer temple=1;
0 place shoot=32 stalk=1; 0 place shoot=2 stalk=0; 0 place shoot=21 stalk=2; 0 place shoot=22 stalk=0;
0 activate stalk=1 as=fund; 0 activate stalk=2 as=improve; 0 buy tile=23; 0 furnish cell=4;
1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=36 stalk=3; 1 place shoot=8 stalk=3;
1 place shoot=28 stalk=0; 1 activate stalk=0 as=balance; 1 take tile=64; 1 take tile=51;
1 activate stalk=3 as=improve; 1 buy tile=56; 1 furnish cell=3; 2 visit stock=0; 2 offer temple=0`,
    decisions: {
      66: [
        ['2 offer temple=2', 0],
        ['2 offer temple=0', 3.2],
        ['2 offer temple=1', 3.7],
        ['2 offer temple=3', 3.7],
      ],
    },
  },
  {
    people: 2,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 4',
    moves: `
0 draft shoot=35; 1 draft shoot=30; 0 draft shoot=32; 1 draft shoot=34; 0 gift gift=cook use=true;
0 cook food=3; 1 gift gift=fund use=true; 0 visit stock=3; 0 offer temple=3; 0 offer temple=3;
0 place shoot=4 stalk=1; 0 place shoot=35 stalk=1; 0 activate stalk=1 as=fund;
0 activate stalk=1 as=balance; 0 take tile=51; 0 take tile=19; 1 visit stock=1; 1 offer temple=1;
1 place shoot=6 stalk=1; 1 activate stalk=1 as=cook; 1 cook food=2; 0 visit stock=1; 0 offer temple=1;
0 offer temple=1; 0 place shoot=32 stalk=3; 0 place shoot=2 stalk=3; 0 activate stalk=3 as=fund;
0 activate stalk=3 as=improve; 0 buy tile=54; 0 furnish cell=5; 1 visit stock=3; 1 offer temple=3;
1 place shoot=8 stalk=3; 1 activate stalk=3 as=balance; 1 take tile=1; 1 take tile=2; 1 visit stock=1;
1 offer temple=1; 1 place shoot=22 stalk=2; 1 activate stalk=2 as=fund; 1 visit stock=3; 1 offer temple=3;
1 place shoot=26 stalk=1; 1 activate stalk=1 as=cook; 1 cook food=2; 1 gift gift=fund use=true;
0 gift gift=improve use=true; 0 buy tile=18; 0 furnish cell=3; 1 spirit spirit=rokurokubi;
1 visit stock=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=7 stalk=1; 1 place shoot=34 stalk=1;
1 activate stalk=1 as=fund; 1 activate stalk=1 as=fund; 1 spirit spirit=tanuki; 1 buy tile=42;
1 furnish cell=12; 0 visit stock=0; 0 offer temple=0; 0 offer temple=0; 0 place shoot=17 stalk=1;
0 place shoot=1 stalk=2; 0 activate stalk=2 as=balance; 0 take tile=23; 0 take tile=59;
0 activate stalk=1 as=balance; 0 take tile=26; 1 visit stock=0; 1 offer temple=0; 1 offer temple=0;
1 offer temple=0; 1 place shoot=5 stalk=2; 1 place shoot=30 stalk=2; 1 place shoot=19 stalk=3;
1 activate stalk=3 as=fund; 1 activate stalk=2 as=improve; 1 buy tile=41; 1 furnish cell=0;
1 activate stalk=2 as=cook; 1 cook food=3; 0 visit stock=3; 0 offer temple=3; 0 offer temple=3;
0 offer temple=3; 0 place shoot=27 stalk=3; 0 place shoot=26 stalk=2; 0 place shoot=28 stalk=2;
0 activate stalk=3 as=fund; 0 activate stalk=2 as=cook; 0 cook food=3; 0 activate stalk=2 as=fund;
1 wake spirit=tanuki; 1 wake spirit=rokurokubi; 1 feed food=2; 0 feed food=3;
0 gift gift=improve use=true; 0 buy tile=22; 0 furnish cell=6; 1 gift gift=cook use=true; 1 cook food=3;
0 visit stock=1; 0 offer temple=1; 0 offer temple=1; 0 place shoot=2 stalk=3; 0 place shoot=20 stalk=3;
0 activate stalk=3 as=improve; 0 buy tile=27; 0 furnish cell=2; 0 activate stalk=3 as=balance;
0 score tile=19; 0 take tile=14; 1 spirit spirit=tanuki; 1 buy tile=46; 1 furnish cell=7;
1 spirit spirit=rokurokubi; 1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=4 stalk=2;
1 place shoot=35 stalk=2; 1 activate stalk=2 as=fund; 1 activate stalk=2 as=balance; 1 score tile=2;
1 take tile=4; 1 done; 0 visit stock=0; 0 offer temple=0; 0 offer temple=0; 0 offer temple=0;
0 place shoot=5 stalk=2; 0 place shoot=19 stalk=3; 0 place shoot=1 stalk=3; 0 activate stalk=3 as=fund;
0 activate stalk=2 as=improve; 0 buy tile=13; 0 furnish cell=1; 0 activate stalk=3 as=balance;
0 score tile=26; 0 score tile=23; 1 visit stock=1; 1 spirit spirit=bakeneko; 1 offer temple=0;
1 offer temple=0; 1 offer temple=0; 1 place shoot=32 stalk=3; 1 place shoot=6 stalk=3;
1 place shoot=22 stalk=2; 1 activate stalk=2 as=fund; 1 activate stalk=3 as=fund;
1 activate stalk=3 as=cook; 1 cook food=2; 1 done; 0 visit stock=2; 0 offer temple=2;
0 place shoot=23 stalk=3; 0 place shoot=3 stalk=3; 0 activate stalk=3 as=improve; 0 buy tile=16;
0 furnish cell=4; 1 visit stock=0; 1 offer temple=0; 1 place shoot=30 stalk=2; 1 place shoot=19 stalk=2;
1 activate stalk=2 as=cook; 1 cook food=1; 1 done; 1 pass; 1 wake spirit=tanuki; 1 wake spirit=rokurokubi;
1 done; 0 spirit spirit=ookami; 1 feed food=3; 1 gift gift=balance use=true; 1 take tile=41;
1 take tile=52; 0 gift gift=fund use=true; 1 spirit spirit=tanuki; 1 buy tile=59; 1 furnish cell=13;
1 spirit spirit=rokurokubi; 1 visit stock=1; 1 offer temple=1; 1 place shoot=20 stalk=2;
1 activate stalk=2 as=balance; 1 take tile=61; 1 done; 1 spirit spirit=kappa; 1 rest;
1 spirit spirit=tengu; 1 cook food=3; 1 renew; 0 spirit spirit=rokurokubi; 0 visit stock=3;
0 offer temple=3; 0 offer temple=3; 0 offer temple=3; 0 place shoot=27 stalk=2; 0 place shoot=28 stalk=2;
0 place shoot=8 stalk=3; 0 activate stalk=2 as=fund; 0 activate stalk=2 as=fund;
0 activate stalk=3 as=balance; 0 score tile=51; 0 take tile=47; 1 visit stock=0; 1 offer temple=0;
1 place shoot=5 stalk=3; 1 activate stalk=3 as=improve; 1 buy tile=2; 1 furnish cell=1; 0 visit stock=0;
0 offer temple=0; 0 offer temple=0; 0 offer temple=0; 0 place shoot=30 stalk=3; 0 place shoot=1 stalk=3;
0 place shoot=19 stalk=2; 0 activate stalk=2 as=improve; 0 buy tile=34; 0 furnish cell=13;
0 activate stalk=3 as=cook; 0 cook food=3; 0 activate stalk=3 as=balance; 0 score tile=47; 0 take tile=66;
1 visit stock=1; 1 offer temple=1; 1 place shoot=22 stalk=3; 1 activate stalk=3 as=fund; 0 visit stock=1;
0 offer temple=1; 0 place shoot=32 stalk=3; 0 place shoot=2 stalk=3; 0 place shoot=6 stalk=2;
0 place shoot=20 stalk=2; 0 activate stalk=2 as=cook; 0 cook food=2; 0 forgo stalk=3; 0 forgo stalk=3;
1 visit stock=0; 1 offer temple=0; 1 place shoot=5 stalk=3; 1 activate stalk=3 as=improve; 1 buy tile=21;
1 furnish cell=2; 1 visit stock=1; 1 offer temple=1; 1 place shoot=22 stalk=2; 1 activate stalk=2 as=fund;
1 visit stock=0; 1 offer temple=0; 1 place shoot=19 stalk=2; 1 activate stalk=2 as=fund; 1 visit stock=2;
1 offer temple=2; 1 place shoot=23 stalk=2; 1 place shoot=24 stalk=2; 1 activate stalk=2 as=improve`,
    decisions: {
      41: [
        ['1 offer temple=3', 0],
        ['1 offer temple=1', 3.3],
        ['1 offer temple=2', 3.3],
        ['1 offer temple=0', 3.3],
      ],
      256: [
        ['1 visit stock=2', 0],
        ['1 visit stock=3', 4.4],
        ['1 visit stock=1', 5.3],
      ],
      261: [
        ['1 buy tile=9', 0],
        ['1 buy tile=6', 3.6],
        ['1 buy tile=35', 3.6],
        ['1 buy tile=33', 4.2],
        ['1 buy tile=19', 4.3],
        ['1 earn', 5.4],
      ],
    },
  },
  {
    people: 3,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 5',
    moves: `
1 draft shoot=36; 2 draft shoot=35; 0 draft shoot=30; 1 draft shoot=31; 2 draft shoot=34;
0 draft shoot=32; 1 gift gift=cook use=true; 1 cook food=3; 2 gift gift=balance use=true; 2 take tile=1;
2 take tile=52; 0 gift gift=improve use=true; 0 earn; 1 visit stock=2; 1 offer temple=2;
1 place shoot=7 stalk=0; 1 activate stalk=0 as=fund; 2 visit stock=1; 2 offer temple=1;
2 place shoot=10 stalk=1; 2 activate stalk=1 as=fund; 0 visit stock=3; 0 offer temple=3;
0 place shoot=4 stalk=3; 0 activate stalk=3 as=fund; 1 visit stock=3; 1 offer temple=3; 1 offer temple=1;
1 place shoot=36 stalk=3; 1 place shoot=8 stalk=3; 1 activate stalk=3 as=improve; 1 earn;
1 activate stalk=3 as=balance; 1 take tile=47; 1 take tile=10; 2 visit stock=2; 2 offer temple=2;
2 offer temple=3; 2 offer temple=2; 2 place shoot=34 stalk=0; 2 place shoot=25 stalk=1;
2 place shoot=11 stalk=1; 2 activate stalk=1 as=fund; 2 activate stalk=0 as=fund;
2 activate stalk=1 as=balance; 2 take tile=62; 2 take tile=16; 0 visit stock=1; 0 offer temple=1;
0 offer temple=1; 0 offer temple=1; 0 place shoot=32 stalk=1; 0 place shoot=2 stalk=1;
0 place shoot=22 stalk=2; 0 activate stalk=2 as=fund; 0 activate stalk=1 as=fund;
0 activate stalk=1 as=improve; 0 buy tile=54; 0 furnish cell=7; 1 visit stock=0; 1 offer temple=0;
1 place shoot=5 stalk=1; 1 place shoot=19 stalk=2; 1 activate stalk=2 as=fund; 0 done;
2 gift gift=improve use=true; 2 buy tile=59; 2 furnish cell=13; 0 gift gift=balance use=true;
0 take tile=4; 0 take tile=11; 1 gift gift=cook use=true; 1 cook food=3; 2 visit stock=3;
2 offer temple=3; 2 offer temple=3; 2 offer temple=3; 2 place shoot=12 stalk=2; 2 place shoot=35 stalk=2;
2 place shoot=28 stalk=3; 2 activate stalk=3 as=fund; 2 activate stalk=2 as=improve; 2 buy tile=32;
2 furnish cell=0; 2 activate stalk=2 as=balance; 2 take tile=28; 0 visit stock=2; 0 offer temple=2;
0 offer temple=2; 0 place shoot=3 stalk=2; 0 place shoot=25 stalk=2; 0 activate stalk=2 as=cook;
0 cook food=2; 0 activate stalk=2 as=fund; 1 visit stock=2; 1 offer temple=1; 1 offer temple=2;
1 place shoot=23 stalk=3; 1 place shoot=11 stalk=3; 1 activate stalk=3 as=improve; 1 buy tile=64;
1 furnish cell=7; 1 activate stalk=3 as=balance; 1 take tile=7; 1 take tile=55; 2 visit stock=1;
2 offer temple=1; 2 offer temple=1; 2 place shoot=20 stalk=3; 2 place shoot=22 stalk=3;
2 activate stalk=3 as=balance; 2 rest; 2 activate stalk=3 as=fund; 0 visit stock=0; 0 offer temple=0;
0 offer temple=0; 0 offer temple=0; 0 place shoot=30 stalk=2; 0 place shoot=1 stalk=3;
0 place shoot=19 stalk=3; 0 activate stalk=2 as=cook; 0 cook food=2; 0 activate stalk=3 as=balance;
0 take tile=39; 0 take tile=63; 0 activate stalk=3 as=fund; 1 visit stock=3; 1 offer temple=3;
1 offer temple=3; 1 offer temple=3; 1 place shoot=36 stalk=3; 1 place shoot=26 stalk=3;
1 place shoot=8 stalk=2; 1 activate stalk=3 as=improve; 1 buy tile=13; 1 furnish cell=11;
1 activate stalk=3 as=cook; 1 cook food=2; 1 activate stalk=2 as=balance; 1 rest; 2 done; 0 feed food=2;
1 feed food=2; 0 gift gift=improve use=true; 0 buy tile=53; 0 furnish cell=6;
1 gift gift=balance use=true; 1 take tile=26; 2 gift gift=cook use=true; 2 cook food=3;
0 spirit spirit=rokurokubi; 0 visit stock=3; 0 offer temple=3; 0 offer temple=1; 0 offer temple=3;
0 place shoot=27 stalk=2; 0 place shoot=12 stalk=3; 0 place shoot=35 stalk=3; 0 activate stalk=2 as=fund;
0 activate stalk=3 as=improve; 0 buy tile=19; 0 furnish cell=12; 0 activate stalk=3 as=balance;
0 score tile=39; 0 take tile=44; 0 spirit spirit=kappa; 0 take tile=48; 1 visit stock=0; 1 offer temple=0;
1 place shoot=1 stalk=2; 1 activate stalk=2 as=balance; 1 rest; 2 visit stock=3; 2 offer temple=3;
2 offer temple=3; 2 place shoot=4 stalk=2; 2 place shoot=28 stalk=3; 2 activate stalk=3 as=fund;
2 spirit spirit=kitsune; 2 activate stalk=2 as=fund; 2 done; 0 visit stock=0; 0 offer temple=0;
0 place shoot=19 stalk=3; 0 activate stalk=3 as=fund; 1 visit stock=2; 1 spirit spirit=kitsune;
1 offer temple=2; 1 place shoot=3 stalk=3; 1 activate stalk=3 as=fund; 2 visit stock=2; 2 offer temple=2;
2 offer temple=2; 2 place shoot=23 stalk=3; 2 place shoot=24 stalk=3; 2 activate stalk=3 as=improve;
2 buy tile=60; 2 furnish cell=1; 2 activate stalk=3 as=cook; 2 cook food=2; 2 done; 0 visit stock=3;
0 offer temple=3; 0 offer temple=3; 0 place shoot=36 stalk=3; 0 place shoot=12 stalk=3;
0 activate stalk=3 as=improve; 0 buy tile=40; 0 furnish cell=11; 0 activate stalk=3 as=improve; 0 earn;
1 visit stock=3; 1 spirit spirit=bakeneko; 1 offer temple=1; 1 place shoot=35 stalk=3;
1 activate stalk=3 as=balance; 1 rest; 2 visit stock=0; 2 offer temple=0; 2 offer temple=0;
2 place shoot=9 stalk=3; 2 place shoot=17 stalk=3; 2 place shoot=19 stalk=0;
2 activate stalk=0 as=improve; 2 buy tile=46; 2 furnish cell=14; 2 activate stalk=3 as=cook;
2 cook food=2; 2 stow stock=2; 2 done; 1 visit stock=1; 1 offer temple=1; 1 offer temple=1;
1 offer temple=1; 1 place shoot=21 stalk=3; 1 place shoot=31 stalk=3; 1 place shoot=6 stalk=0;
1 place shoot=22 stalk=0; 1 activate stalk=3 as=improve; 1 buy tile=1; 1 furnish cell=1;
1 activate stalk=3 as=cook; 1 cook food=2; 1 activate stalk=0 as=cook; 1 cook food=1; 2 pass;
0 wake spirit=kappa; 1 wake spirit=kitsune; 1 done; 2 wake spirit=kitsune; 0 spirit spirit=ookami;
1 feed food=3; 2 spirit spirit=ookami; 1 gift gift=improve use=true; 1 buy tile=5; 1 furnish cell=9;
2 gift gift=fund use=true; 0 gift gift=cook use=true; 0 cook food=3; 1 visit stock=3; 1 offer temple=3;
1 place shoot=35 stalk=0; 1 activate stalk=0 as=balance; 1 rest; 1 spirit spirit=tengu; 1 cook food=3;
1 renew; 2 visit stock=2; 2 spirit spirit=tanuki; 2 buy tile=12; 2 furnish cell=2; 2 offer temple=2;
2 place shoot=12 stalk=3; 2 activate stalk=3 as=improve; 2 buy tile=33; 2 furnish cell=3;
2 spirit spirit=kappa; 2 score tile=28; 2 take tile=40; 2 spirit spirit=tengu; 2 cook food=3; 2 done;
0 spirit spirit=kappa; 0 score tile=44; 0 spirit spirit=rokurokubi; 0 take tile=41; 0 visit stock=2;
0 offer temple=2; 0 offer temple=2; 0 offer temple=2; 0 offer temple=2; 0 place shoot=23 stalk=3;
0 place shoot=3 stalk=0; 0 place shoot=25 stalk=0; 0 place shoot=11 stalk=3;
0 activate stalk=3 as=improve; 0 buy tile=21; 0 furnish cell=3; 0 activate stalk=0 as=cook; 0 cook food=3;
0 activate stalk=0 as=fund; 0 stow stock=3; 0 activate stalk=3 as=balance; 0 score tile=42;
0 score tile=41; 0 stow stock=0; 1 visit stock=0; 1 spirit spirit=kitsune; 1 offer temple=0;
1 offer temple=0; 1 offer temple=0; 1 place shoot=30 stalk=3; 1 place shoot=9 stalk=0;
1 place shoot=19 stalk=3; 1 activate stalk=0 as=fund; 1 activate stalk=3 as=fund;
1 activate stalk=3 as=fund; 2 visit stock=0; 2 offer temple=0; 2 offer temple=0; 2 place shoot=18 stalk=3;
2 place shoot=17 stalk=0; 2 activate stalk=3 as=fund; 2 activate stalk=0 as=balance; 2 score tile=40;
2 score tile=62; 0 visit stock=3; 0 offer temple=3; 0 place shoot=22 stalk=0; 0 activate stalk=0 as=fund;
1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=12 stalk=0; 1 place shoot=35 stalk=0;
1 activate stalk=0 as=improve; 1 buy tile=20; 1 furnish cell=8; 1 activate stalk=0 as=balance;
1 score tile=47; 1 take tile=65; 2 visit stock=3; 2 offer temple=3; 2 offer temple=3; 2 offer temple=3;
2 offer temple=3; 2 place shoot=36 stalk=0; 2 place shoot=26 stalk=0; 2 place shoot=28 stalk=3;
2 place shoot=8 stalk=3; 2 activate stalk=3 as=fund; 2 spirit spirit=kitsune; 2 activate stalk=0 as=fund;
2 activate stalk=0 as=fund; 2 activate stalk=3 as=fund; 0 visit stock=2; 0 offer temple=1;
0 place shoot=25 stalk=0`,
    decisions: {
      275: [
        ['2 furnish cell=3', 0],
        ['2 furnish cell=6', 4.2],
        ['2 furnish cell=5', 4.2],
        ['2 furnish cell=10', 5],
        ['2 furnish cell=12', 5.2],
        ['2 furnish cell=7', 5.2],
      ],
      358: [
        ['0 activate stalk=0 as=improve', 0],
        ['0 activate stalk=0 as=balance', 7.3],
        ['0 forgo stalk=0', 8.1],
        ['0 activate stalk=0 as=fund', 8.2],
        ['0 activate stalk=0 as=cook', 8.3],
      ],
    },
  },
  {
    people: 2,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 6',
    moves: `
0 draft shoot=36; 1 draft shoot=29; 0 draft shoot=34; 1 draft shoot=32; 0 gift gift=fund use=true;
1 gift gift=balance use=true; 1 take tile=55; 1 take tile=61; 0 visit stock=2; 0 offer temple=2;
0 offer temple=2; 0 place shoot=34 stalk=0; 0 place shoot=3 stalk=0; 0 activate stalk=0 as=fund;
0 activate stalk=0 as=cook; 0 cook food=3; 1 visit stock=1; 1 offer temple=1; 1 offer temple=1;
1 place shoot=32 stalk=0; 1 place shoot=6 stalk=2; 1 activate stalk=0 as=fund; 1 activate stalk=2 as=cook;
1 cook food=2; 0 visit stock=0; 0 offer temple=2; 0 offer temple=0; 0 place shoot=1 stalk=2;
0 place shoot=17 stalk=2; 0 activate stalk=2 as=balance; 0 take tile=5; 0 take tile=51;
0 activate stalk=2 as=balance; 0 take tile=45; 0 take tile=11; 1 visit stock=3; 1 offer temple=3;
1 place shoot=8 stalk=2; 1 activate stalk=2 as=balance; 1 take tile=8; 1 take tile=12; 1 visit stock=2;
1 offer temple=2; 1 place shoot=7 stalk=2; 1 place shoot=23 stalk=2; 1 place shoot=24 stalk=0;
1 activate stalk=2 as=fund; 1 forgo stalk=0; 1 gift gift=improve use=true; 1 buy tile=39;
1 furnish cell=6; 0 gift gift=balance use=true; 0 rest; 1 spirit spirit=tanuki; 1 buy tile=14;
1 furnish cell=8; 1 visit stock=1; 1 offer temple=1; 1 place shoot=6 stalk=2; 1 activate stalk=2 as=cook;
1 cook food=3; 0 visit stock=3; 0 offer temple=3; 0 offer temple=3; 0 offer temple=3;
0 place shoot=4 stalk=0; 0 place shoot=36 stalk=1; 0 place shoot=28 stalk=1; 0 activate stalk=0 as=fund;
0 activate stalk=1 as=improve; 0 buy tile=8; 0 furnish cell=0; 0 activate stalk=1 as=fund;
1 visit stock=2; 1 offer temple=2; 1 place shoot=34 stalk=1; 1 activate stalk=1 as=fund; 0 visit stock=1;
0 offer temple=1; 0 offer temple=1; 0 place shoot=21 stalk=1; 0 place shoot=2 stalk=1;
0 activate stalk=1 as=improve; 0 buy tile=45; 0 furnish cell=14; 0 activate stalk=1 as=improve;
0 buy tile=10; 0 furnish cell=1; 1 visit stock=1; 1 offer temple=1; 1 place shoot=22 stalk=3;
1 activate stalk=3 as=fund; 1 visit stock=3; 1 spirit spirit=bakeneko; 1 offer temple=2; 1 offer temple=2;
1 place shoot=27 stalk=3; 1 place shoot=8 stalk=3; 1 activate stalk=3 as=fund;
1 activate stalk=3 as=balance; 1 take tile=28; 1 wake spirit=tanuki; 1 done; 1 feed food=2;
0 spirit spirit=ookami; 0 gift gift=cook use=true; 0 cook food=3; 1 gift gift=improve use=true;
1 buy tile=35; 1 furnish cell=9; 0 visit stock=0; 0 offer temple=0; 0 offer temple=0;
0 place shoot=18 stalk=3; 0 place shoot=19 stalk=1; 0 activate stalk=3 as=fund;
0 activate stalk=1 as=fund; 0 spirit spirit=tanuki; 0 buy tile=30; 0 furnish cell=11; 1 visit stock=1;
1 offer temple=1; 1 place shoot=20 stalk=1; 1 activate stalk=1 as=balance; 1 score tile=61;
1 take tile=59; 1 spirit spirit=tanuki; 1 buy tile=1; 1 furnish cell=13; 1 done; 0 visit stock=3;
0 offer temple=3; 0 offer temple=3; 0 place shoot=36 stalk=1; 0 place shoot=28 stalk=1;
0 activate stalk=1 as=improve; 0 buy tile=24; 0 furnish cell=13; 0 activate stalk=1 as=fund;
1 visit stock=3; 1 offer temple=3; 1 place shoot=26 stalk=1; 1 activate stalk=1 as=cook; 1 cook food=2;
1 done; 0 visit stock=2; 0 offer temple=2; 0 offer temple=2; 0 place shoot=34 stalk=1;
0 place shoot=3 stalk=1; 0 place shoot=25 stalk=0; 0 activate stalk=0 as=balance; 0 score tile=51;
0 take tile=62; 0 activate stalk=1 as=fund; 1 visit stock=1; 1 offer temple=1; 1 offer temple=1;
1 place shoot=21 stalk=0; 1 place shoot=20 stalk=1; 1 activate stalk=0 as=improve; 1 earn;
1 activate stalk=1 as=balance; 1 rest; 1 done; 1 visit stock=0; 1 offer temple=0; 1 offer temple=0;
1 place shoot=29 stalk=1; 1 place shoot=5 stalk=1; 1 place shoot=17 stalk=3; 1 place shoot=1 stalk=3;
1 activate stalk=1 as=improve; 1 buy tile=29; 1 furnish cell=5; 1 activate stalk=3 as=balance;
1 score tile=8; 1 take tile=6; 1 forgo stalk=1; 1 spirit spirit=kappa; 1 rest; 0 wake spirit=ookami;
0 wake spirit=tanuki; 0 spirit spirit=ookami; 1 gift gift=cook use=true; 1 cook food=2;
0 gift gift=improve use=true; 0 buy tile=25; 0 furnish cell=8; 1 spirit spirit=rokurokubi;
1 visit stock=2; 1 spirit spirit=kitsune; 1 offer temple=2; 1 offer temple=2; 1 offer temple=2;
1 place shoot=34 stalk=1; 1 place shoot=24 stalk=1; 1 place shoot=3 stalk=2; 1 activate stalk=1 as=fund;
1 activate stalk=2 as=fund; 1 activate stalk=1 as=fund; 0 spirit spirit=tengu; 0 cook food=2; 0 renew;
0 visit stock=0; 0 offer temple=0; 0 place shoot=19 stalk=1; 0 activate stalk=1 as=fund;
0 spirit spirit=tanuki; 0 buy tile=21; 0 furnish cell=6; 1 visit stock=0; 1 offer temple=0;
1 place shoot=29 stalk=2; 1 activate stalk=2 as=improve; 1 buy tile=27; 1 furnish cell=7; 0 visit stock=1;
0 offer temple=1; 0 offer temple=1; 0 offer temple=1; 0 place shoot=32 stalk=2; 0 place shoot=2 stalk=2;
0 place shoot=22 stalk=3; 0 activate stalk=3 as=fund; 0 activate stalk=2 as=fund;
0 activate stalk=2 as=improve; 0 buy tile=5; 0 furnish cell=9; 1 visit stock=1; 1 offer temple=1;
1 place shoot=20 stalk=2; 1 activate stalk=2 as=balance; 1 score tile=28; 1 take tile=43; 0 visit stock=3;
0 offer temple=3; 0 offer temple=3; 0 place shoot=36 stalk=3; 0 place shoot=28 stalk=3;
0 activate stalk=3 as=improve; 0 buy tile=3; 0 furnish cell=10; 0 activate stalk=3 as=fund;
1 visit stock=0; 1 offer temple=0; 1 place shoot=29 stalk=3; 1 activate stalk=3 as=improve; 1 buy tile=19`,
    decisions: {
      248: [
        ['1 buy tile=19', 0],
        ['1 buy tile=50', 2.9],
        ['1 buy tile=58', 4],
        ['1 buy tile=16', 4],
        ['1 buy tile=55', 4],
        ['1 buy tile=26', 5.6],
      ],
      249: [
        ['1 furnish cell=3', 0],
        ['1 furnish cell=2', 4],
        ['1 furnish cell=12', 4.1],
        ['1 furnish cell=1', 4.9],
        ['1 furnish cell=10', 4.9],
        ['1 furnish cell=14', 4.9],
      ],
    },
  },
  {
    people: 3,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 7',
    moves: `
1 draft shoot=29; 2 draft shoot=36; 0 draft shoot=35; 1 draft shoot=31; 2 draft shoot=32;
0 draft shoot=34; 1 gift gift=balance use=true; 1 take tile=48; 1 take tile=52; 2 gift gift=cook use=true;
2 cook food=2; 0 gift gift=improve use=true; 0 earn; 1 visit stock=1; 1 offer temple=1; 1 offer temple=0;
1 place shoot=6 stalk=0; 1 place shoot=31 stalk=0; 1 activate stalk=0 as=cook; 1 cook food=2;
1 activate stalk=0 as=cook; 1 cook food=2; 2 visit stock=1; 2 offer temple=1; 2 offer temple=0;
2 place shoot=32 stalk=2; 2 place shoot=10 stalk=2; 2 activate stalk=2 as=fund;
2 activate stalk=2 as=fund; 0 visit stock=3; 0 offer temple=3; 0 offer temple=0; 0 place shoot=4 stalk=1;
0 place shoot=35 stalk=1; 0 activate stalk=1 as=fund; 0 activate stalk=1 as=balance; 0 take tile=56;
0 take tile=19; 1 visit stock=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=7 stalk=1;
1 place shoot=25 stalk=2; 1 activate stalk=1 as=fund; 1 activate stalk=2 as=fund; 2 visit stock=0;
2 offer temple=0; 2 offer temple=3; 2 place shoot=9 stalk=0; 2 place shoot=19 stalk=3;
2 activate stalk=3 as=fund; 2 activate stalk=0 as=cook; 2 cook food=1; 0 visit stock=0; 0 offer temple=0;
0 place shoot=1 stalk=0; 0 activate stalk=0 as=balance; 0 take tile=1; 0 take tile=61; 0 visit stock=1;
0 offer temple=1; 0 place shoot=21 stalk=0; 0 place shoot=2 stalk=0; 0 place shoot=6 stalk=3;
0 activate stalk=0 as=improve; 0 buy tile=32; 0 furnish cell=8; 0 forgo stalk=3; 0 done;
2 gift gift=fund use=true; 0 gift gift=improve use=true; 0 buy tile=18; 0 furnish cell=6;
1 gift gift=cook use=true; 1 cook food=2; 2 visit stock=3; 2 offer temple=3; 2 offer temple=1;
2 offer temple=0; 2 place shoot=36 stalk=0; 2 place shoot=12 stalk=0; 2 place shoot=26 stalk=2;
2 activate stalk=0 as=improve; 2 buy tile=51; 2 furnish cell=7; 2 activate stalk=0 as=improve; 2 earn;
2 activate stalk=2 as=cook; 2 cook food=2; 2 done; 0 visit stock=3; 0 offer temple=3; 0 offer temple=3;
0 place shoot=27 stalk=0; 0 place shoot=28 stalk=0; 0 activate stalk=0 as=fund;
0 activate stalk=0 as=fund; 1 visit stock=1; 1 offer temple=1; 1 offer temple=0; 1 place shoot=22 stalk=0;
1 place shoot=20 stalk=0; 1 activate stalk=0 as=fund; 1 activate stalk=0 as=balance; 1 take tile=20;
1 take tile=11; 1 spirit spirit=kappa; 1 take tile=25; 2 visit stock=0; 2 offer temple=0;
2 place shoot=1 stalk=0; 2 activate stalk=0 as=balance; 2 take tile=26; 2 take tile=64; 2 done;
0 visit stock=1; 0 offer temple=1; 0 offer temple=1; 0 place shoot=2 stalk=0; 0 place shoot=31 stalk=0;
0 activate stalk=0 as=improve; 0 buy tile=40; 0 furnish cell=2; 0 spirit spirit=kitsune;
0 activate stalk=0 as=fund; 1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 offer temple=3;
1 place shoot=27 stalk=0; 1 place shoot=12 stalk=0; 1 place shoot=8 stalk=1; 1 activate stalk=0 as=fund;
1 activate stalk=0 as=improve; 1 buy tile=53; 1 furnish cell=6; 1 activate stalk=1 as=balance; 1 rest;
2 visit stock=1; 2 offer temple=1; 2 place shoot=32 stalk=1; 2 place shoot=21 stalk=0;
2 activate stalk=1 as=fund; 2 done; 0 visit stock=3; 0 offer temple=3; 0 place shoot=36 stalk=3;
0 activate stalk=3 as=improve; 0 buy tile=11; 0 furnish cell=12; 2 spirit spirit=tanuki; 2 earn;
2 wake spirit=tanuki; 0 wake spirit=kitsune; 1 wake spirit=kappa; 2 feed food=1; 0 spirit spirit=ookami;
0 gift gift=balance use=true; 0 score tile=31; 0 take tile=28; 1 gift gift=fund use=true;
2 gift gift=cook use=true; 2 cook food=1; 0 visit stock=1; 0 offer temple=1; 0 offer temple=1;
0 place shoot=22 stalk=3; 0 place shoot=20 stalk=3; 0 activate stalk=3 as=fund;
0 activate stalk=3 as=balance; 0 take tile=42; 1 visit stock=1; 1 offer temple=1; 1 place shoot=2 stalk=3;
1 activate stalk=3 as=improve; 1 buy tile=23; 1 furnish cell=9; 1 done; 2 visit stock=3; 2 offer temple=3;
2 offer temple=3; 2 place shoot=28 stalk=3; 2 place shoot=35 stalk=3; 2 activate stalk=3 as=fund;
2 spirit spirit=tanuki; 2 buy tile=43; 2 furnish cell=5; 2 activate stalk=3 as=balance; 2 take tile=9;
2 take tile=2; 0 visit stock=0; 0 spirit spirit=kitsune; 0 offer temple=0; 0 offer temple=0;
0 offer temple=0; 0 place shoot=18 stalk=3; 0 place shoot=9 stalk=3; 0 place shoot=19 stalk=2;
0 activate stalk=3 as=fund; 0 activate stalk=3 as=fund; 0 activate stalk=2 as=fund; 1 visit stock=3;
1 offer temple=3; 1 offer temple=3; 1 place shoot=4 stalk=2; 1 place shoot=36 stalk=3;
1 activate stalk=2 as=fund; 1 activate stalk=3 as=improve; 1 buy tile=29; 1 furnish cell=8;
1 spirit spirit=kappa; 1 score tile=48; 1 take tile=63; 2 visit stock=1; 2 offer temple=1;
2 offer temple=1; 2 offer temple=1; 2 place shoot=31 stalk=2; 2 place shoot=20 stalk=2;
2 place shoot=22 stalk=3; 2 activate stalk=3 as=fund; 2 spirit spirit=kitsune; 2 activate stalk=2 as=fund;
2 activate stalk=2 as=fund; 0 visit stock=1; 0 offer temple=1; 0 place shoot=10 stalk=3;
0 place shoot=2 stalk=3; 0 place shoot=6 stalk=2; 0 activate stalk=3 as=fund; 0 forgo stalk=3;
1 visit stock=2; 1 offer temple=2; 1 place shoot=25 stalk=3; 1 activate stalk=3 as=fund; 2 visit stock=2;
2 offer temple=2; 2 place shoot=23 stalk=2; 2 place shoot=24 stalk=2; 2 place shoot=11 stalk=0;
2 activate stalk=2 as=improve; 2 buy tile=34; 2 furnish cell=3; 2 forgo stalk=0; 1 visit stock=0;
1 offer temple=0; 1 offer temple=0; 1 place shoot=5 stalk=0; 1 place shoot=29 stalk=0;
1 place shoot=1 stalk=2; 1 place shoot=17 stalk=2; 1 activate stalk=0 as=improve; 1 buy tile=52;
1 furnish cell=10; 1 activate stalk=2 as=balance; 1 score tile=39; 1 score tile=63; 1 forgo stalk=0;
0 wake spirit=kitsune; 0 wake spirit=ookami; 1 wake spirit=kappa; 2 wake spirit=kitsune;
2 wake spirit=tanuki; 0 spirit spirit=ookami; 2 feed food=2; 2 feed food=1; 1 gift gift=cook use=true;
1 cook food=3; 2 gift gift=fund use=true; 0 gift gift=improve use=true; 0 buy tile=37; 0 furnish cell=1;
1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=12 stalk=0; 1 place shoot=35 stalk=0;
1 activate stalk=0 as=improve; 1 earn; 1 activate stalk=0 as=balance; 1 score tile=52; 1 take tile=57;
1 spirit spirit=tengu; 1 renew; 1 cook food=3; 1 spirit spirit=kappa; 1 take tile=46; 1 take tile=44;
2 visit stock=0; 2 offer temple=0; 2 offer temple=0; 2 place shoot=18 stalk=0; 2 place shoot=19 stalk=0;
2 activate stalk=0 as=fund; 2 spirit spirit=tanuki; 2 buy tile=55; 2 furnish cell=12;
2 activate stalk=0 as=fund; 0 visit stock=3; 0 offer temple=3; 0 offer temple=3; 0 offer temple=3;
0 place shoot=4 stalk=0; 0 place shoot=36 stalk=2; 0 place shoot=28 stalk=2; 0 activate stalk=0 as=fund;
0 activate stalk=2 as=improve; 0 buy tile=8; 0 furnish cell=7; 0 activate stalk=2 as=fund;
0 spirit spirit=kappa; 0 score tile=42; 0 take tile=37; 1 visit stock=0; 1 offer temple=0;
1 place shoot=5 stalk=2; 1 activate stalk=2 as=improve; 1 buy tile=10; 1 furnish cell=4; 2 visit stock=1;
2 offer temple=1; 2 offer temple=1; 2 place shoot=31 stalk=2; 2 place shoot=20 stalk=2;
2 activate stalk=2 as=cook; 2 cook food=3; 2 activate stalk=2 as=balance; 2 score tile=2; 2 take tile=45;
2 stow stock=1; 0 visit stock=0; 0 spirit spirit=kitsune; 0 offer temple=0; 0 offer temple=0;
0 place shoot=9 stalk=2; 0 place shoot=1 stalk=2; 0 activate stalk=2 as=fund; 0 activate stalk=2 as=fund;
1 visit stock=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=23 stalk=0; 1 place shoot=11 stalk=0;
1 activate stalk=0 as=improve; 1 earn; 1 activate stalk=0 as=balance; 1 score tile=46; 1 take tile=47;
2 visit stock=0; 2 offer temple=0; 2 place shoot=29 stalk=2; 2 activate stalk=2 as=improve; 2 buy tile=16;
2 furnish cell=2; 0 visit stock=3; 0 offer temple=3; 0 place shoot=35 stalk=2;
0 activate stalk=2 as=balance; 0 score tile=37; 0 score tile=1; 1 visit stock=0; 1 offer temple=0;
1 offer temple=0; 1 place shoot=18 stalk=2; 1 place shoot=17 stalk=2; 1 place shoot=19 stalk=0;
1 activate stalk=0 as=balance; 1 score tile=47; 1 take tile=51; 1 activate stalk=2 as=fund;
2 visit stock=1; 2 offer temple=1; 2 offer temple=1; 2 place shoot=20 stalk=0; 2 place shoot=28 stalk=0;
2 activate stalk=0 as=balance; 2 score tile=45; 2 take tile=49; 2 activate stalk=0 as=fund`,
    decisions: {
      311: [
        ['0 score tile=42', 0],
        ['0 score tile=1', 2.2],
        ['0 rest', 4.3],
      ],
      353: [
        ['2 furnish cell=2', 0],
        ['2 furnish cell=14', 4.2],
        ['2 furnish cell=9', 4.2],
        ['2 furnish cell=1', 4.2],
        ['2 furnish cell=13', 4.2],
        ['2 furnish cell=4', 4.6],
      ],
      379: [
        ['0 visit stock=0', 0],
        ['0 visit stock=1', 4.8],
        ['0 visit stock=2', 6.3],
      ],
    },
  },
  {
    people: 2,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 8',
    moves: `
1 draft shoot=35; 0 draft shoot=33; 1 draft shoot=31; 0 draft shoot=32; 1 gift gift=cook use=true;
1 cook food=3; 0 gift gift=fund use=true; 1 visit stock=2; 1 offer temple=2; 1 place shoot=7 stalk=1;
1 activate stalk=1 as=fund; 0 visit stock=2; 0 offer temple=2; 0 offer temple=2; 0 place shoot=3 stalk=0;
0 place shoot=33 stalk=1; 0 activate stalk=0 as=cook; 0 cook food=2; 0 activate stalk=1 as=balance;
0 take tile=12; 0 take tile=49; 1 visit stock=3; 1 offer temple=3; 1 offer temple=3;
1 place shoot=8 stalk=1; 1 place shoot=35 stalk=2; 1 activate stalk=1 as=balance; 1 take tile=55;
1 take tile=63; 1 activate stalk=2 as=balance; 1 take tile=6; 1 take tile=8; 0 visit stock=3;
0 offer temple=3; 0 offer temple=3; 0 place shoot=4 stalk=2; 0 place shoot=28 stalk=2;
0 activate stalk=2 as=fund; 0 activate stalk=2 as=fund; 1 visit stock=0; 1 offer temple=2;
1 place shoot=5 stalk=2; 1 place shoot=19 stalk=2; 1 activate stalk=2 as=improve; 1 earn;
0 gift gift=balance use=true; 0 take tile=45; 0 take tile=1; 1 gift gift=fund use=true;
0 spirit spirit=rokurokubi; 0 visit stock=0; 0 offer temple=0; 0 place shoot=1 stalk=2;
0 activate stalk=2 as=balance; 0 take tile=39; 1 visit stock=3; 1 offer temple=0; 1 offer temple=3;
1 offer temple=3; 1 place shoot=4 stalk=2; 1 place shoot=26 stalk=2; 1 place shoot=35 stalk=1;
1 activate stalk=2 as=fund; 1 activate stalk=2 as=cook; 1 cook food=2; 1 activate stalk=1 as=balance;
1 rest; 0 visit stock=1; 0 offer temple=0; 0 offer temple=1; 0 offer temple=1; 0 offer temple=1;
0 place shoot=32 stalk=1; 0 place shoot=21 stalk=1; 0 place shoot=2 stalk=2; 0 place shoot=22 stalk=2;
0 activate stalk=1 as=fund; 0 activate stalk=2 as=improve; 0 buy tile=41; 0 furnish cell=7;
0 activate stalk=2 as=fund; 0 activate stalk=1 as=improve; 0 buy tile=50; 0 furnish cell=9;
1 visit stock=0; 1 offer temple=0; 1 offer temple=0; 1 place shoot=5 stalk=1; 1 place shoot=19 stalk=2;
1 activate stalk=2 as=fund; 1 activate stalk=1 as=improve; 1 buy tile=45; 1 furnish cell=8; 0 done;
1 feed food=2; 1 gift gift=fund use=true; 0 gift gift=cook use=true; 0 cook food=2; 1 visit stock=2;
1 offer temple=2; 1 place shoot=7 stalk=2; 1 activate stalk=2 as=fund; 0 visit stock=3; 0 offer temple=3;
0 offer temple=3; 0 offer temple=3; 0 place shoot=4 stalk=2; 0 place shoot=8 stalk=2;
0 place shoot=28 stalk=0; 0 activate stalk=0 as=fund; 0 activate stalk=2 as=fund;
0 activate stalk=2 as=balance; 0 rest; 0 spirit spirit=kappa; 0 rest; 1 visit stock=1; 1 offer temple=1;
1 offer temple=1; 1 offer temple=1; 1 offer temple=1; 1 place shoot=2 stalk=0; 1 place shoot=6 stalk=0;
1 place shoot=31 stalk=3; 1 place shoot=20 stalk=3; 1 activate stalk=0 as=improve; 1 buy tile=46;
1 furnish cell=10; 1 activate stalk=3 as=cook; 1 cook food=1; 1 activate stalk=0 as=cook; 1 cook food=1;
1 activate stalk=3 as=balance; 1 rest; 0 visit stock=1; 0 offer temple=1; 0 place shoot=22 stalk=3;
0 activate stalk=3 as=fund; 1 visit stock=3; 1 offer temple=3; 1 place shoot=27 stalk=0;
1 place shoot=26 stalk=0; 1 place shoot=35 stalk=3; 1 activate stalk=0 as=fund; 1 forgo stalk=3;
0 visit stock=0; 0 offer temple=0; 0 offer temple=0; 0 place shoot=18 stalk=3; 0 place shoot=1 stalk=3;
0 place shoot=19 stalk=0; 0 activate stalk=0 as=improve; 0 buy tile=51; 0 furnish cell=5;
0 activate stalk=3 as=fund; 0 wake spirit=kappa; 0 wake spirit=rokurokubi; 1 feed food=1; 1 feed food=1;
0 gift gift=cook use=true; 0 cook food=2; 1 gift gift=balance use=true; 1 rest;
0 spirit spirit=rokurokubi; 0 visit stock=2; 0 offer temple=2; 0 offer temple=2; 0 offer temple=2;
0 place shoot=24 stalk=3; 0 place shoot=33 stalk=0; 0 place shoot=25 stalk=0; 0 activate stalk=3 as=cook;
0 cook food=2; 0 activate stalk=0 as=balance; 0 rest; 0 activate stalk=0 as=fund; 0 spirit spirit=kappa;
0 rest; 0 spirit spirit=tengu; 0 renew; 0 cook food=3; 1 visit stock=2; 1 offer temple=2;
1 offer temple=2; 1 place shoot=23 stalk=0; 1 place shoot=3 stalk=0; 1 activate stalk=0 as=improve;
1 buy tile=49; 1 furnish cell=11; 1 activate stalk=0 as=cook; 1 cook food=2; 1 spirit spirit=tengu;
1 renew; 1 cook food=3; 0 visit stock=1; 0 spirit spirit=bakeneko; 0 offer temple=3; 0 offer temple=3;
0 offer temple=3; 0 place shoot=6 stalk=0; 0 place shoot=20 stalk=0; 0 place shoot=22 stalk=3;
0 activate stalk=3 as=fund; 0 activate stalk=0 as=cook; 0 cook food=3; 0 activate stalk=0 as=balance;
0 rest; 1 visit stock=0; 1 offer temple=0; 1 offer temple=0; 1 place shoot=19 stalk=3;
1 place shoot=17 stalk=3; 1 activate stalk=3 as=fund; 1 activate stalk=3 as=balance; 1 score tile=6;
1 take tile=42`,
    decisions: {
      215: [
        ['0 visit stock=2', 0],
        ['0 visit stock=3', 5.7],
        ['0 visit stock=0', 6.6],
      ],
    },
  },
  {
    people: 3,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 9',
    moves: `
1 draft shoot=29; 2 draft shoot=35; 0 draft shoot=33; 1 draft shoot=31; 2 draft shoot=30;
0 draft shoot=34; 1 gift gift=cook use=true; 1 cook food=3; 2 gift gift=fund use=true;
0 gift gift=balance use=true; 0 take tile=47; 0 take tile=4; 1 visit stock=3; 1 offer temple=3;
1 place shoot=8 stalk=0; 1 activate stalk=0 as=balance; 1 take tile=1; 1 take tile=2; 2 visit stock=0;
2 offer temple=0; 2 offer temple=3; 2 place shoot=30 stalk=1; 2 place shoot=9 stalk=3;
2 activate stalk=3 as=cook; 2 cook food=3; 2 activate stalk=1 as=cook; 2 cook food=2; 0 visit stock=3;
0 offer temple=3; 0 place shoot=4 stalk=3; 0 activate stalk=3 as=fund; 1 visit stock=2; 1 offer temple=2;
1 place shoot=7 stalk=2; 1 activate stalk=2 as=fund; 2 visit stock=1; 2 offer temple=1;
2 place shoot=10 stalk=2; 2 activate stalk=2 as=fund; 0 visit stock=0; 0 offer temple=0;
0 place shoot=1 stalk=3; 0 activate stalk=3 as=balance; 0 take tile=8; 0 take tile=64; 1 visit stock=0;
1 offer temple=0; 1 offer temple=0; 1 place shoot=5 stalk=3; 1 place shoot=29 stalk=1;
1 place shoot=17 stalk=1; 1 activate stalk=3 as=improve; 1 earn; 1 activate stalk=1 as=improve;
1 buy tile=62; 1 furnish cell=2; 2 visit stock=3; 2 offer temple=3; 2 place shoot=12 stalk=1;
2 place shoot=35 stalk=1; 2 activate stalk=1 as=improve; 2 buy tile=54; 2 furnish cell=2; 0 visit stock=3;
0 offer temple=3; 0 offer temple=3; 0 place shoot=26 stalk=1; 0 place shoot=28 stalk=1;
0 activate stalk=1 as=cook; 0 cook food=2; 0 activate stalk=1 as=fund; 2 feed food=2;
2 gift gift=cook use=true; 2 cook food=3; 0 gift gift=fund use=true; 1 gift gift=balance use=true;
1 take tile=48; 1 take tile=46; 2 visit stock=2; 2 offer temple=2; 2 offer temple=3;
2 place shoot=23 stalk=1; 2 place shoot=11 stalk=1; 2 activate stalk=1 as=improve; 2 earn;
2 activate stalk=1 as=balance; 2 take tile=18; 2 take tile=3; 2 spirit spirit=kappa; 2 take tile=54;
2 take tile=52; 0 visit stock=1; 0 offer temple=1; 0 place shoot=2 stalk=1; 0 activate stalk=1 as=improve;
0 buy tile=52; 0 furnish cell=8; 1 visit stock=2; 1 offer temple=2; 1 place shoot=24 stalk=1;
1 activate stalk=1 as=cook; 1 cook food=3; 1 done; 2 visit stock=1; 2 offer temple=1;
2 place shoot=20 stalk=1; 2 activate stalk=1 as=balance; 2 rest; 0 visit stock=3; 0 offer temple=3;
0 offer temple=3; 0 place shoot=12 stalk=1; 0 place shoot=28 stalk=0; 0 activate stalk=0 as=fund;
0 activate stalk=1 as=improve; 0 buy tile=45; 0 furnish cell=13; 1 visit stock=0; 1 offer temple=0;
1 place shoot=9 stalk=0; 1 activate stalk=0 as=cook; 1 cook food=2; 1 spirit spirit=tanuki; 1 earn;
2 visit stock=2; 2 offer temple=2; 2 place shoot=11 stalk=0; 2 activate stalk=0 as=balance; 2 rest;
0 visit stock=2; 0 offer temple=2; 0 offer temple=2; 0 place shoot=34 stalk=0; 0 place shoot=3 stalk=0;
0 place shoot=33 stalk=1; 0 activate stalk=1 as=balance; 0 score tile=47; 0 take tile=55;
0 activate stalk=0 as=fund; 1 visit stock=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=23 stalk=0;
1 place shoot=25 stalk=1; 1 activate stalk=1 as=fund; 1 stow stock=2; 1 activate stalk=0 as=improve;
1 earn; 2 visit stock=0; 2 offer temple=0; 2 place shoot=29 stalk=1; 2 place shoot=30 stalk=1;
2 place shoot=19 stalk=0; 2 activate stalk=0 as=fund; 1 visit stock=1; 1 offer temple=1;
1 place shoot=21 stalk=1; 1 place shoot=6 stalk=1; 1 place shoot=31 stalk=0; 1 place shoot=22 stalk=0;
1 activate stalk=1 as=improve; 1 buy tile=64; 1 furnish cell=12; 1 forgo stalk=1; 1 stow stock=1;
2 wake spirit=kappa; 1 wake spirit=tanuki; 0 feed food=2; 1 feed food=2; 0 gift gift=fund use=true;
1 gift gift=cook use=true; 1 cook food=3; 2 gift gift=improve use=true; 2 buy tile=3; 2 furnish cell=3;
0 visit stock=1; 0 offer temple=1; 0 place shoot=2 stalk=0; 0 activate stalk=0 as=improve; 0 buy tile=36;
0 furnish cell=14; 1 visit stock=0; 1 offer temple=0; 1 place shoot=29 stalk=0;
1 activate stalk=0 as=improve; 1 earn; 1 spirit spirit=tanuki; 1 buy tile=2; 1 furnish cell=6;
1 spirit spirit=tanuki; 1 earn; 2 spirit spirit=rokurokubi; 2 visit stock=2; 2 offer temple=2;
2 offer temple=2; 2 place shoot=34 stalk=0; 2 place shoot=33 stalk=0; 2 activate stalk=0 as=fund;
2 activate stalk=0 as=balance; 2 rest; 2 done; 0 visit stock=0; 0 offer temple=0; 0 offer temple=0;
0 offer temple=0; 0 offer temple=0; 0 place shoot=18 stalk=0; 0 place shoot=9 stalk=1;
0 place shoot=17 stalk=1; 0 place shoot=19 stalk=3; 0 activate stalk=0 as=fund;
0 activate stalk=3 as=fund; 0 activate stalk=1 as=cook; 0 cook food=2; 0 activate stalk=1 as=balance`,
    decisions: {
      215: [
        ['0 score tile=55', 0],
        ['0 take tile=34', 2.1],
        ['0 rest', 2.2],
        ['0 take tile=32', 2.6],
        ['0 take tile=35', 2.6],
      ],
    },
  },
  {
    people: 2,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 10',
    moves: `
0 draft shoot=36; 1 draft shoot=30; 0 draft shoot=31; 1 draft shoot=34; 0 gift gift=balance use=true;
0 take tile=4; 0 take tile=12; 1 gift gift=improve use=true; 1 earn; 0 visit stock=1; 0 offer temple=1;
0 offer temple=1; 0 place shoot=2 stalk=2; 0 place shoot=31 stalk=3; 0 activate stalk=2 as=improve;
0 earn; 0 activate stalk=3 as=cook; 0 cook food=3; 1 visit stock=1; 1 offer temple=1;
1 place shoot=6 stalk=3; 1 activate stalk=3 as=cook; 1 cook food=3; 0 visit stock=3; 0 offer temple=3;
0 offer temple=3; 0 place shoot=4 stalk=3; 0 place shoot=36 stalk=2; 0 place shoot=28 stalk=2;
0 activate stalk=3 as=fund; 0 activate stalk=2 as=improve; 0 buy tile=2; 0 furnish cell=5;
1 visit stock=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=34 stalk=2; 1 place shoot=7 stalk=2;
1 activate stalk=2 as=fund; 1 activate stalk=2 as=fund; 1 visit stock=1; 1 offer temple=1;
1 place shoot=2 stalk=2; 1 place shoot=21 stalk=3; 1 activate stalk=2 as=improve; 1 earn;
1 gift gift=balance use=true; 1 take tile=8; 1 take tile=57; 0 gift gift=cook use=true; 0 cook food=3;
1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=36 stalk=3;
1 place shoot=28 stalk=1; 1 place shoot=8 stalk=1; 1 activate stalk=1 as=fund;
1 activate stalk=3 as=improve; 1 buy tile=27; 1 furnish cell=8; 1 activate stalk=1 as=balance;
1 take tile=55; 1 take tile=31; 0 spirit spirit=rokurokubi; 0 visit stock=0; 0 offer temple=0;
0 offer temple=0; 0 place shoot=1 stalk=1; 0 place shoot=19 stalk=1; 0 activate stalk=1 as=balance;
0 take tile=48; 0 take tile=62; 0 activate stalk=1 as=fund; 1 visit stock=0; 1 offer temple=0;
1 offer temple=0; 1 place shoot=5 stalk=1; 1 place shoot=30 stalk=1; 1 activate stalk=1 as=improve;
1 buy tile=18; 1 furnish cell=6; 1 activate stalk=1 as=cook; 1 cook food=2; 0 visit stock=1;
0 offer temple=1; 0 place shoot=22 stalk=1; 0 activate stalk=1 as=fund; 0 visit stock=0; 0 offer temple=0;
0 place shoot=19 stalk=1; 0 activate stalk=1 as=fund; 0 visit stock=3; 0 offer temple=3;
0 place shoot=26 stalk=1; 0 place shoot=28 stalk=1; 0 activate stalk=1 as=cook; 0 cook food=2;
0 wake spirit=rokurokubi; 1 feed food=2; 0 feed food=2; 0 gift gift=improve use=true; 0 buy tile=62;
0 furnish cell=1; 1 gift gift=balance use=true; 1 take tile=16; 0 spirit spirit=rokurokubi;
0 spirit spirit=rokurokubi; 0 visit stock=0; 0 offer temple=0; 0 offer temple=0; 0 place shoot=5 stalk=1;
0 place shoot=30 stalk=1; 0 activate stalk=1 as=improve; 0 buy tile=54; 0 furnish cell=8;
0 activate stalk=1 as=cook; 0 cook food=3; 1 visit stock=3; 1 offer temple=3; 1 offer temple=3;
1 place shoot=27 stalk=1; 1 place shoot=8 stalk=1; 1 activate stalk=1 as=fund;
1 activate stalk=1 as=balance; 1 rest; 0 visit stock=1; 0 offer temple=1; 0 place shoot=22 stalk=1;
0 activate stalk=1 as=fund; 1 visit stock=0; 1 offer temple=0; 1 offer temple=0; 1 place shoot=5 stalk=3;
1 place shoot=1 stalk=3; 1 activate stalk=3 as=improve; 1 buy tile=39; 1 furnish cell=2;
1 activate stalk=3 as=balance; 1 rest; 0 visit stock=0; 0 offer temple=0; 0 offer temple=0;
0 place shoot=30 stalk=3; 0 place shoot=19 stalk=3; 0 activate stalk=3 as=cook; 0 cook food=2;
0 activate stalk=3 as=fund; 1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=4 stalk=3;
1 place shoot=28 stalk=3; 1 activate stalk=3 as=fund; 1 activate stalk=3 as=fund; 0 visit stock=2;
0 offer temple=2; 0 place shoot=3 stalk=3; 0 place shoot=24 stalk=0; 0 place shoot=25 stalk=0;
0 activate stalk=3 as=cook; 0 cook food=2; 0 wake spirit=rokurokubi; 0 wake spirit=rokurokubi;
0 feed food=3; 1 spirit spirit=ookami; 1 gift gift=fund use=true; 0 gift gift=balance use=true;
0 score tile=4; 0 take tile=20; 1 visit stock=1; 1 offer temple=1; 1 offer temple=1; 1 offer temple=1;
1 offer temple=1; 1 place shoot=21 stalk=0; 1 place shoot=31 stalk=0; 1 place shoot=6 stalk=3;
1 place shoot=20 stalk=3; 1 activate stalk=0 as=improve`,
    decisions: {
      181: [
        ['1 buy tile=16', 0],
        ['1 buy tile=38', 3],
        ['1 buy tile=51', 3.7],
        ['1 buy tile=34', 4.6],
        ['1 buy tile=24', 4.6],
        ['1 buy tile=32', 5.4],
      ],
    },
  },
  {
    people: 3,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 11',
    moves: `
2 draft shoot=36; 0 draft shoot=29; 1 draft shoot=33; 2 draft shoot=30; 0 draft shoot=35;
1 draft shoot=32; 2 gift gift=cook use=true; 2 cook food=3; 0 gift gift=fund use=true;
1 gift gift=improve use=true; 1 earn; 2 visit stock=1; 2 offer temple=1; 2 place shoot=10 stalk=1;
2 activate stalk=1 as=fund; 0 visit stock=2; 0 offer temple=2; 0 place shoot=3 stalk=0;
0 activate stalk=0 as=cook; 0 cook food=3; 1 visit stock=3; 1 offer temple=3; 1 place shoot=8 stalk=0;
1 activate stalk=0 as=balance; 1 take tile=1; 1 take tile=2; 2 visit stock=2; 2 offer temple=2;
2 place shoot=11 stalk=0; 2 activate stalk=0 as=balance; 2 take tile=52; 2 take tile=5; 0 visit stock=1;
0 offer temple=1; 0 place shoot=2 stalk=3; 0 activate stalk=3 as=improve; 0 earn; 1 visit stock=0;
1 offer temple=0; 1 place shoot=5 stalk=2; 1 activate stalk=2 as=improve; 1 earn; 2 visit stock=1;
2 offer temple=1; 2 place shoot=22 stalk=3; 2 activate stalk=3 as=fund; 0 visit stock=2; 0 offer temple=2;
0 place shoot=24 stalk=0; 0 activate stalk=0 as=cook; 0 cook food=2; 1 visit stock=3; 1 offer temple=3;
1 place shoot=28 stalk=0; 1 activate stalk=0 as=fund; 2 visit stock=2; 2 offer temple=2;
2 place shoot=23 stalk=3; 2 place shoot=25 stalk=3; 2 forgo stalk=3; 2 activate stalk=3 as=fund;
0 visit stock=0; 0 offer temple=0; 0 place shoot=1 stalk=2; 0 place shoot=29 stalk=3;
0 activate stalk=2 as=balance; 0 take tile=9; 0 take tile=10; 1 visit stock=0; 1 offer temple=0;
1 place shoot=18 stalk=3; 1 activate stalk=3 as=fund; 0 gift gift=improve use=true; 0 buy tile=11;
0 furnish cell=5; 1 gift gift=cook use=true; 1 cook food=3; 2 gift gift=fund use=true; 0 visit stock=2;
0 offer temple=2; 0 place shoot=3 stalk=3; 0 activate stalk=3 as=cook; 0 cook food=2; 1 visit stock=3;
1 offer temple=3; 1 place shoot=8 stalk=3; 1 activate stalk=3 as=balance; 1 take tile=58; 1 take tile=57;
1 done; 2 spirit spirit=rokurokubi; 2 visit stock=1; 2 offer temple=1; 2 place shoot=2 stalk=0;
2 activate stalk=0 as=improve; 2 buy tile=37; 2 furnish cell=5; 0 visit stock=0; 0 offer temple=0;
0 place shoot=17 stalk=3; 0 activate stalk=3 as=balance; 0 take tile=45; 0 take tile=51; 1 visit stock=0;
1 spirit spirit=tengu; 1 renew; 1 cook food=2; 1 offer temple=0; 1 place shoot=29 stalk=1;
1 activate stalk=1 as=improve; 1 buy tile=47; 1 furnish cell=5; 2 visit stock=2; 2 offer temple=2;
2 place shoot=11 stalk=2; 2 activate stalk=2 as=balance; 2 take tile=17; 2 take tile=43; 0 visit stock=2;
0 offer temple=2; 0 place shoot=25 stalk=3; 0 activate stalk=3 as=fund; 1 visit stock=1; 1 offer temple=1;
1 offer temple=1; 1 place shoot=32 stalk=2; 1 place shoot=6 stalk=3; 1 activate stalk=2 as=fund;
1 activate stalk=3 as=cook; 1 cook food=2; 2 visit stock=0; 2 offer temple=0; 2 offer temple=0;
2 offer temple=0; 2 spirit spirit=kitsune; 2 place shoot=30 stalk=2; 2 place shoot=9 stalk=3;
2 place shoot=19 stalk=3; 2 activate stalk=2 as=fund; 2 activate stalk=3 as=improve; 2 buy tile=38;
2 furnish cell=6; 2 activate stalk=3 as=improve; 2 buy tile=25; 2 furnish cell=1; 0 visit stock=1;
0 offer temple=1; 0 offer temple=1; 0 place shoot=21 stalk=2; 0 place shoot=22 stalk=2;
0 activate stalk=2 as=improve; 0 buy tile=6; 0 furnish cell=0; 0 activate stalk=2 as=improve;
0 buy tile=23; 0 furnish cell=10; 1 visit stock=2; 1 offer temple=1; 1 place shoot=23 stalk=2;
1 place shoot=7 stalk=2; 1 place shoot=33 stalk=0; 1 activate stalk=0 as=balance; 1 rest;
1 wake spirit=tengu; 2 wake spirit=kitsune; 2 done; 0 feed food=3; 1 feed food=2; 2 spirit spirit=ookami;
1 gift gift=improve use=true; 1 buy tile=15; 1 furnish cell=3; 2 gift gift=cook use=true; 2 cook food=3;
0 gift gift=fund use=true; 1 visit stock=1; 1 offer temple=1; 1 spirit spirit=tengu; 1 renew;
1 cook food=3; 1 place shoot=21 stalk=2; 1 activate stalk=2 as=improve; 1 buy tile=26; 1 furnish cell=9;
1 spirit spirit=kappa; 1 take tile=25; 1 score tile=2; 2 visit stock=1; 2 offer temple=1;
2 place shoot=20 stalk=3; 2 activate stalk=3 as=balance; 2 score tile=17; 2 take tile=12; 0 visit stock=2;
0 offer temple=2; 0 offer temple=1; 0 place shoot=3 stalk=2; 0 place shoot=11 stalk=0;
0 activate stalk=2 as=cook; 0 cook food=3; 0 activate stalk=0 as=balance; 0 rest; 1 visit stock=0;
1 spirit spirit=bakeneko; 1 offer temple=1; 1 offer temple=3; 1 place shoot=5 stalk=3;
1 place shoot=30 stalk=3; 1 activate stalk=3 as=improve; 1 buy tile=33; 1 furnish cell=6;
1 activate stalk=3 as=cook; 1 cook food=3; 2 visit stock=2; 2 offer temple=2; 2 place shoot=25 stalk=2;
2 activate stalk=2 as=improve; 2 buy tile=13; 2 furnish cell=0; 0 visit stock=1; 0 offer temple=1;
0 place shoot=32 stalk=2; 0 activate stalk=2 as=fund; 1 visit stock=1; 1 offer temple=1;
1 place shoot=22 stalk=0; 1 activate stalk=0 as=fund; 2 visit stock=0; 2 offer temple=0; 2 offer temple=0;
2 place shoot=1 stalk=3; 2 place shoot=17 stalk=3; 2 activate stalk=3 as=balance; 2 score tile=43;
2 take tile=42; 2 activate stalk=3 as=balance; 2 score tile=42; 2 take tile=37; 0 visit stock=2;
0 offer temple=1; 0 place shoot=23 stalk=0; 0 activate stalk=0 as=improve; 0 buy tile=1; 0 furnish cell=4;
1 spirit spirit=bakeneko; 1 visit stock=2; 1 offer temple=1; 1 place shoot=24 stalk=0; 1 forgo stalk=0;
2 visit stock=3; 2 offer temple=3; 2 offer temple=3; 2 place shoot=12 stalk=0; 2 place shoot=36 stalk=1;
2 activate stalk=0 as=improve; 2 buy tile=2; 2 furnish cell=4; 2 spirit spirit=kitsune;
2 activate stalk=1 as=fund; 0 visit stock=1; 0 spirit spirit=kitsune; 0 offer temple=1;
0 place shoot=21 stalk=1; 0 activate stalk=1 as=fund; 1 visit stock=1; 1 offer temple=1;
1 place shoot=2 stalk=0; 1 activate stalk=0 as=improve; 1 buy tile=4; 1 furnish cell=8; 0 visit stock=2;
0 offer temple=1; 0 place shoot=33 stalk=0; 0 activate stalk=0 as=balance; 0 score tile=45;
0 take tile=26; 2 wake spirit=kitsune; 2 wake spirit=ookami; 0 wake spirit=kitsune; 1 feed food=3;
1 feed food=2; 2 spirit spirit=ookami; 0 spirit spirit=ookami; 2 gift gift=balance use=true;
2 score tile=37; 2 score tile=12; 0 gift gift=fund use=true; 1 gift gift=cook use=true; 1 cook food=2;
2 visit stock=2; 2 offer temple=2; 2 place shoot=7 stalk=2; 2 spirit spirit=tengu; 2 cook food=2; 2 renew;
2 spirit spirit=rokurokubi; 2 activate stalk=2 as=fund; 0 visit stock=3; 0 offer temple=3;
0 offer temple=3; 0 offer temple=2; 0 place shoot=4 stalk=2; 0 place shoot=35 stalk=1;
0 place shoot=28 stalk=1; 0 activate stalk=2 as=fund; 0 activate stalk=1 as=balance; 0 score tile=10;
0 take tile=13`,
    decisions: {
      308: [
        ['0 activate stalk=1 as=improve', 0],
        ['0 activate stalk=1 as=balance', 3.4],
        ['0 activate stalk=1 as=fund', 3.8],
        ['0 forgo stalk=1', 4.5],
        ['0 activate stalk=1 as=cook', 4.6],
      ],
    },
  },
  {
    people: 2,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 12',
    moves: `
1 draft shoot=36; 0 draft shoot=31; 1 draft shoot=32; 0 draft shoot=34; 1 gift gift=cook use=true;
1 cook food=3; 0 gift gift=fund use=true; 1 visit stock=1; 1 offer temple=1; 1 offer temple=1;
1 place shoot=32 stalk=1; 1 place shoot=6 stalk=2; 1 activate stalk=1 as=fund; 1 activate stalk=2 as=cook;
1 cook food=2; 0 visit stock=1; 0 offer temple=1; 0 offer temple=1; 0 place shoot=2 stalk=1;
0 place shoot=31 stalk=1; 0 activate stalk=1 as=improve; 0 earn; 0 activate stalk=1 as=cook;
0 cook food=2; 1 visit stock=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=7 stalk=2;
1 place shoot=25 stalk=0; 1 activate stalk=2 as=fund; 1 activate stalk=0 as=fund; 0 visit stock=0;
0 offer temple=0; 0 offer temple=0; 0 place shoot=1 stalk=0; 0 place shoot=19 stalk=0;
0 activate stalk=0 as=balance; 0 take tile=3; 0 take tile=47; 0 activate stalk=0 as=fund;
0 gift gift=fund use=true; 1 gift gift=cook use=true; 1 cook food=3; 0 spirit spirit=rokurokubi;
0 visit stock=2; 0 offer temple=2; 0 offer temple=2; 0 offer temple=2; 0 place shoot=34 stalk=0;
0 place shoot=23 stalk=0; 0 place shoot=3 stalk=3; 0 activate stalk=0 as=fund;
0 activate stalk=0 as=improve; 0 buy tile=55; 0 furnish cell=7; 0 activate stalk=3 as=cook; 0 cook food=3;
1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=36 stalk=0; 1 place shoot=8 stalk=3;
1 activate stalk=0 as=improve; 1 buy tile=53; 1 furnish cell=12; 1 activate stalk=3 as=balance;
1 take tile=45; 1 take tile=5; 0 visit stock=0; 0 offer temple=0; 0 place shoot=1 stalk=3;
0 activate stalk=3 as=balance; 0 take tile=49; 0 take tile=20; 1 visit stock=0; 1 offer temple=0;
1 offer temple=0; 1 offer temple=0; 1 place shoot=5 stalk=3; 1 place shoot=17 stalk=3;
1 place shoot=19 stalk=2; 1 activate stalk=2 as=fund; 1 activate stalk=3 as=improve; 1 buy tile=26;
1 furnish cell=2; 1 activate stalk=3 as=balance; 1 take tile=7; 1 take tile=61; 0 visit stock=2;
0 offer temple=2; 0 place shoot=24 stalk=3; 0 place shoot=25 stalk=3; 0 activate stalk=3 as=cook;
0 cook food=2; 0 wake spirit=rokurokubi; 0 feed food=2; 1 feed food=2; 1 gift gift=balance use=true;
1 rest; 0 gift gift=cook use=true; 0 cook food=2; 1 visit stock=1; 1 offer temple=1; 1 offer temple=1;
1 place shoot=21 stalk=3; 1 place shoot=22 stalk=3; 1 activate stalk=3 as=improve; 1 buy tile=1;
1 furnish cell=6; 1 activate stalk=3 as=fund; 0 spirit spirit=rokurokubi; 0 visit stock=0;
0 spirit spirit=bakeneko; 0 offer temple=3; 0 offer temple=2; 0 place shoot=5 stalk=3;
0 place shoot=1 stalk=3; 0 activate stalk=3 as=improve; 0 buy tile=37; 0 furnish cell=11;
0 spirit spirit=kitsune; 0 activate stalk=3 as=fund; 1 visit stock=3; 1 spirit spirit=kitsune;
1 offer temple=3; 1 offer temple=3; 1 place shoot=8 stalk=3; 1 place shoot=28 stalk=3;
1 activate stalk=3 as=fund; 1 activate stalk=3 as=fund; 0 visit stock=2; 0 offer temple=2;
0 place shoot=25 stalk=3; 0 activate stalk=3 as=fund; 1 visit stock=1; 1 offer temple=1;
1 place shoot=22 stalk=3; 1 activate stalk=3 as=fund; 0 visit stock=1; 0 offer temple=1; 0 offer temple=1;
0 place shoot=21 stalk=3; 0 place shoot=20 stalk=3; 0 activate stalk=3 as=improve; 0 buy tile=47;
0 furnish cell=1; 0 activate stalk=3 as=balance; 0 take tile=41; 1 visit stock=0; 1 offer temple=0;
1 place shoot=18 stalk=3; 1 place shoot=5 stalk=3; 1 place shoot=17 stalk=2; 1 activate stalk=3 as=fund;
1 forgo stalk=3; 0 visit stock=3; 0 offer temple=3; 0 place shoot=27 stalk=3; 0 place shoot=4 stalk=0;
0 place shoot=26 stalk=0; 0 place shoot=28 stalk=2; 0 activate stalk=2 as=improve; 0 buy tile=25;
0 furnish cell=5; 0 forgo stalk=3; 1 wake spirit=kitsune; 0 wake spirit=kitsune; 0 done;
1 spirit spirit=ookami; 0 feed food=3; 0 gift gift=improve use=true; 0 buy tile=21; 0 furnish cell=8;
1 gift gift=fund use=true; 0 spirit spirit=tengu; 0 cook food=2; 0 renew; 0 visit stock=1;
0 offer temple=1; 0 place shoot=20 stalk=2; 0 activate stalk=2 as=balance; 0 score tile=29;
0 score tile=47; 0 spirit spirit=tengu; 0 cook food=3; 0 done; 1 visit stock=1; 1 spirit spirit=kitsune;
1 spirit spirit=bakeneko; 1 offer temple=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=21 stalk=0;
1 place shoot=6 stalk=2; 1 place shoot=22 stalk=2; 1 activate stalk=0 as=fund;
1 activate stalk=2 as=improve; 1 buy tile=9`,
    decisions: {
      198: [
        ['1 furnish cell=8', 0],
        ['1 furnish cell=14', 4.9],
        ['1 furnish cell=9', 4.9],
        ['1 furnish cell=4', 4.9],
        ['1 furnish cell=3', 4.9],
        ['1 furnish cell=13', 4.9],
      ],
    },
  },
  {
    people: 3,
    options: { night: false, colours: 'by-seat' },
    seed: 'puzzle 15',
    moves: `
1 draft shoot=29; 2 draft shoot=35; 0 draft shoot=31; 1 draft shoot=34; 2 draft shoot=30;
0 draft shoot=32; 1 gift gift=cook use=true; 1 cook food=3; 2 gift gift=balance use=true; 2 take tile=48;
2 take tile=45; 0 gift gift=improve use=true; 0 earn; 1 visit stock=3; 1 offer temple=3;
1 place shoot=8 stalk=0; 1 activate stalk=0 as=balance; 1 take tile=1; 1 take tile=2; 2 visit stock=0;
2 offer temple=0; 2 offer temple=3; 2 place shoot=30 stalk=3; 2 place shoot=9 stalk=2;
2 activate stalk=2 as=cook; 2 cook food=3; 2 activate stalk=3 as=cook; 2 cook food=2; 0 visit stock=3;
0 offer temple=3; 0 place shoot=4 stalk=2; 0 activate stalk=2 as=fund; 1 visit stock=2; 1 offer temple=2;
1 offer temple=1; 1 place shoot=7 stalk=2; 1 place shoot=34 stalk=0; 1 activate stalk=2 as=fund;
1 activate stalk=0 as=fund; 2 visit stock=3; 2 offer temple=3; 2 offer temple=3; 2 place shoot=12 stalk=0;
2 place shoot=35 stalk=1; 2 place shoot=28 stalk=1; 2 activate stalk=1 as=balance; 2 take tile=10;
2 take tile=8; 2 activate stalk=1 as=fund; 0 visit stock=0; 0 offer temple=0; 0 place shoot=1 stalk=0;
0 activate stalk=0 as=balance; 0 take tile=54; 0 take tile=18; 1 visit stock=0; 1 offer temple=0;
1 place shoot=5 stalk=2; 1 place shoot=29 stalk=2; 1 place shoot=19 stalk=3; 1 activate stalk=3 as=fund;
0 visit stock=1; 0 offer temple=1; 0 offer temple=1; 0 place shoot=32 stalk=3; 0 place shoot=2 stalk=3;
0 place shoot=31 stalk=1; 0 activate stalk=3 as=fund; 0 activate stalk=3 as=improve; 0 buy tile=53;
0 furnish cell=11; 2 gift gift=improve use=true; 2 buy tile=9; 2 furnish cell=6;
0 gift gift=cook use=true; 0 cook food=3; 1 gift gift=balance use=true; 1 take tile=63; 1 take tile=46;
2 visit stock=1; 2 offer temple=1; 2 offer temple=2; 2 offer temple=1; 2 place shoot=10 stalk=3;
2 place shoot=21 stalk=1; 2 place shoot=22 stalk=1; 2 activate stalk=3 as=fund;
2 activate stalk=1 as=improve; 2 buy tile=28; 2 furnish cell=9; 2 activate stalk=1 as=fund;
0 visit stock=0; 0 offer temple=0; 0 offer temple=2; 0 place shoot=18 stalk=1; 0 place shoot=30 stalk=1;
0 activate stalk=1 as=fund; 0 activate stalk=1 as=cook; 0 cook food=2; 0 spirit spirit=kappa;
0 take tile=56; 0 take tile=5; 1 visit stock=1; 1 spirit spirit=bakeneko; 1 offer temple=2;
1 offer temple=0; 1 place shoot=6 stalk=1; 1 place shoot=20 stalk=1; 1 activate stalk=1 as=cook;
1 cook food=1; 1 activate stalk=1 as=balance; 1 rest; 1 done; 2 visit stock=2; 2 offer temple=2;
2 offer temple=2; 2 place shoot=23 stalk=1; 2 place shoot=11 stalk=1; 2 activate stalk=1 as=improve;
2 buy tile=8; 2 furnish cell=1; 2 activate stalk=1 as=balance; 2 score tile=48; 2 take tile=41;
0 visit stock=3; 0 offer temple=3; 0 place shoot=8 stalk=1; 0 activate stalk=1 as=balance; 0 take tile=30;
1 visit stock=0; 1 offer temple=0; 1 offer temple=0; 1 place shoot=18 stalk=1; 1 place shoot=9 stalk=1;
1 activate stalk=1 as=fund; 1 activate stalk=1 as=cook; 1 cook food=1; 1 done; 0 visit stock=2;
0 offer temple=2; 0 offer temple=2; 0 place shoot=3 stalk=1; 0 place shoot=24 stalk=0;
0 place shoot=25 stalk=0; 0 activate stalk=1 as=cook; 0 cook food=1; 0 activate stalk=0 as=cook;
0 cook food=3; 1 visit stock=2; 1 offer temple=2; 1 place shoot=23 stalk=0; 1 place shoot=11 stalk=0;
1 activate stalk=0 as=improve; 1 buy tile=33; 1 furnish cell=7; 1 done; 1 pass; 0 wake spirit=kappa;
1 done; 2 feed food=3; 0 feed food=1; 1 feed food=1; 0 gift gift=improve use=true; 0 buy tile=40;
0 furnish cell=5; 1 gift gift=fund use=true; 2 gift gift=cook use=true; 2 cook food=3; 0 visit stock=3;
0 spirit spirit=bakeneko; 0 offer temple=2; 0 offer temple=0; 0 place shoot=12 stalk=0;
0 place shoot=8 stalk=0; 0 activate stalk=0 as=improve; 0 buy tile=23; 0 furnish cell=8;
0 activate stalk=0 as=balance; 0 rest; 0 done; 1 visit stock=1; 1 offer temple=1;
1 place shoot=22 stalk=0; 1 activate stalk=0 as=fund; 1 done; 2 spirit spirit=tanuki; 2 buy tile=13;
2 furnish cell=5; 2 visit stock=3; 2 offer temple=3; 2 offer temple=3; 2 place shoot=35 stalk=0;
2 place shoot=28 stalk=0; 2 activate stalk=0 as=balance; 2 take tile=68; 2 activate stalk=0 as=fund;
0 visit stock=2; 0 offer temple=2; 0 offer temple=2; 0 offer temple=2; 0 place shoot=34 stalk=0;
0 place shoot=23 stalk=0; 0 place shoot=25 stalk=1; 0 activate stalk=1 as=fund;
0 activate stalk=0 as=fund; 0 activate stalk=0 as=improve; 0 buy tile=16; 0 furnish cell=10;
0 spirit spirit=kappa; 0 score tile=18; 0 take tile=9; 1 visit stock=0; 1 spirit spirit=kitsune;
1 offer temple=0; 1 place shoot=1 stalk=0; 1 activate stalk=0 as=fund; 1 done; 2 visit stock=1;
2 offer temple=1; 2 place shoot=6 stalk=3; 2 activate stalk=3 as=cook; 2 cook food=2; 0 visit stock=1;
0 offer temple=1; 0 place shoot=21 stalk=3; 0 place shoot=31 stalk=1; 0 place shoot=20 stalk=1;
0 place shoot=22 stalk=0; 0 activate stalk=3 as=improve; 0 buy tile=48; 0 furnish cell=9; 0 forgo stalk=0;
1 visit stock=2; 1 offer temple=2; 1 offer temple=2; 1 place shoot=24 stalk=1; 1 place shoot=11 stalk=0;
1 activate stalk=1 as=cook; 1 cook food=2; 1 activate stalk=0 as=balance; 1 rest; 1 done; 2 visit stock=0;
2 offer temple=0; 2 offer temple=0; 2 offer temple=0; 2 place shoot=30 stalk=0; 2 place shoot=17 stalk=0;
2 place shoot=19 stalk=1; 2 activate stalk=1 as=fund; 2 spirit spirit=kitsune; 2 activate stalk=0 as=fund;
2 activate stalk=0 as=fund; 1 visit stock=3; 1 offer temple=3; 1 offer temple=3; 1 place shoot=4 stalk=1;
1 place shoot=27 stalk=0; 1 place shoot=26 stalk=1; 1 place shoot=28 stalk=0; 1 activate stalk=0 as=fund;
1 activate stalk=0 as=improve; 1 buy tile=36; 1 furnish cell=2; 1 done; 1 pass; 0 wake spirit=kappa;
1 wake spirit=kitsune; 1 done; 2 wake spirit=kitsune; 2 wake spirit=tanuki; 0 spirit spirit=ookami;
0 feed food=2; 1 feed food=2; 2 feed food=3; 1 gift gift=improve use=true; 1 buy tile=63;
1 furnish cell=12; 2 gift gift=cook use=true; 2 cook food=3; 0 gift gift=balance use=true; 0 score tile=9;
0 take tile=12; 1 visit stock=1; 1 offer temple=1; 1 place shoot=20 stalk=1;
1 activate stalk=1 as=balance; 1 rest; 1 spirit spirit=tengu; 1 cook food=3; 1 renew;
2 spirit spirit=tanuki; 2 buy tile=55; 2 furnish cell=8; 2 spirit spirit=rokurokubi; 2 visit stock=3;
2 spirit spirit=kitsune; 2 offer temple=3; 2 offer temple=3; 2 place shoot=12 stalk=0;
2 place shoot=8 stalk=2; 2 activate stalk=2 as=fund; 2 activate stalk=0 as=fund; 0 visit stock=3;
0 offer temple=3; 0 place shoot=35 stalk=2; 0 activate stalk=2 as=balance; 0 rest; 0 spirit spirit=kappa;
0 rest; 0 spirit spirit=kappa; 0 rest; 1 visit stock=0; 1 spirit spirit=bakeneko; 1 spirit spirit=kitsune;
1 offer temple=2; 1 offer temple=3; 1 place shoot=30 stalk=2; 1 place shoot=19 stalk=2;
1 activate stalk=2 as=fund; 1 activate stalk=2 as=fund; 2 visit stock=1; 2 offer temple=1;
2 offer temple=1; 2 offer temple=1; 2 place shoot=32 stalk=2; 2 place shoot=31 stalk=2;
2 place shoot=22 stalk=0; 2 activate stalk=2 as=fund; 2 activate stalk=0 as=fund;
2 activate stalk=2 as=cook; 2 cook food=3; 0 visit stock=1; 0 offer temple=1; 0 place shoot=2 stalk=0;
0 activate stalk=0 as=improve; 0 earn; 1 visit stock=3; 1 offer temple=3; 1 place shoot=8 stalk=2;
1 activate stalk=2 as=balance; 1 rest; 2 visit stock=0; 2 offer temple=0; 2 offer temple=0;
2 place shoot=30 stalk=0; 2 place shoot=17 stalk=0; 2 place shoot=1 stalk=2;
2 activate stalk=2 as=balance; 2 rest; 2 activate stalk=0 as=cook; 2 cook food=2; 0 visit stock=3;
0 offer temple=3; 0 place shoot=28 stalk=0; 0 activate stalk=0 as=fund; 1 visit stock=0; 1 offer temple=0;
1 offer temple=0; 1 place shoot=29 stalk=2; 1 place shoot=19 stalk=2; 1 activate stalk=2 as=improve`,
    decisions: {
      362: [
        ['1 buy tile=38', 0],
        ['1 buy tile=25', 4.7],
        ['1 buy tile=6', 5.1],
        ['1 earn', 5.6],
        ['1 buy tile=14', 6],
        ['1 buy tile=51', 6.1],
      ],
    },
  },
]
