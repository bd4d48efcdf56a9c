import type { KeptGame } from '@engawa/kernel'

// Written by: engawa puzzles bitoku --keep 100.235,103.307,103.344,100.322,102.314,7.221,102.272,103.236,103.309,100.340,1.286,5.133,4.295,100.325,103.336,101.313,104.327,103.364,104.259,102.323

export const kept: readonly KeptGame[] = [
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 1',
    moves: `
1 discard card=S1b; 0 discard card=S2a; 1 play card=S3b slot=0; 1 crystal tile=CM3 slot=7 less=0;
1 pay resource=wood; 0 play card=S3a slot=0; 0 crystal tile=CM6 slot=6 less=0; 0 pay resource=wood;
1 use die=0; 1 place region=5; 1 forest tier=3; 1 crystal tile=CP5 slot=4 less=0; 1 building tile=A5;
0 use die=0; 0 place region=1; 0 forest tier=3; 0 mitama tile=M12 less=1; 0 choose name="amu\\u00201";
0 combine tile=D12a; 0 rockPilgrim space=0; 0 building tile=A2; 0 take resource=wood; 1 cross die=0;
1 favour hill=4 favour=bitoku; 0 cross die=0; 0 favour hill=1 favour=bitoku; 1 play card=S4b slot=1;
1 dragonfly tile=D14a less=0; 1 take resource=wood; 0 play card=S5a slot=1; 0 take resource=sake;
1 use die=1; 1 amulet worth=1; 1 place region=2; 1 forest tier=3; 1 follow; 1 take resource=sake;
1 start at=n0; 0 use die=1; 0 amulet worth=1; 0 amulet worth=1; 0 place region=5; 0 forest tier=4;
0 build tile=R4 zone=2 less=1; 0 building tile=A5; 1 cross die=1; 1 favour hill=2 favour=bitoku;
0 cross die=1; 0 favour hill=5 favour=bitoku; 1 play card=S2b slot=2; 1 take resource=wood;
0 play card=S4a slot=2; 0 dragonfly tile=D02b less=0; 1 use die=2; 1 visit floor=3;
1 choose name="mp\\u00201"; 1 follow; 0 use die=2; 0 visit floor=2; 0 look; 0 keep card=V02; 1 pass;
0 pass; 0 lay values=[3,2,1]; 1 lay values=[2,2,1]; 0 decline; 1 virtue card=S2b; 0 discard card=S5a;
1 discard card=S5b; 0 sacrifice die=1; 0 amulet worth=1; 0 place region=5; 0 forest tier=3;
0 crystal tile=CM1 slot=7 less=0; 0 building tile=A5; 1 play card=S3b slot=0;
1 crystal tile=CM7 slot=6 less=0; 1 pay resource=wood; 1 pay resource=wood; 0 sacrifice die=0;
0 place region=2; 0 forest tier=3; 0 follow; 0 unlock die=2; 0 follow; 0 take resource=jade;
0 building tile=R4; 0 mitama tile=M04 less=0; 0 choose name="res\\u00201"; 0 take resource=sake;
0 combine tile=D02b; 0 take resource=jade; 0 take resource=stone; 1 use die=0; 1 amulet worth=1;
1 visit floor=4; 1 copy seat=0 die=0; 1 forest tier=3; 1 walk from=n0; 1 enter from=n1 space=0;
0 cross die=0; 0 favour hill=1 favour=bitoku; 1 play card=S4b slot=1; 1 mitama tile=M13 less=0;
1 choose name="amu\\u00201"; 1 combine tile=D14a; 1 crystal tile=CS7 slot=2 less=1; 0 use die=2;
0 visit floor=3; 0 choose name="mp\\u00201"; 0 follow; 1 use die=1; 1 amulet worth=1; 1 place region=4;
1 forest tier=2; 1 take resource=jade; 1 building tile=A4; 1 start at=n0; 0 cross die=1;
0 favour hill=5 favour=yokai; 1 cross die=1; 1 favour hill=5 favour=bitoku; 0 play card=Y23 slot=2;
0 choose name=card; 1 play card=S1b slot=2; 1 choose name=crystal; 1 advance region=3; 1 choose name=card;
1 follow; 0 play card=S4a slot=0; 0 dragonfly tile=D08a less=0; 0 take resource=jade; 1 use die=2;
1 amulet worth=1; 1 place region=1; 1 forest tier=2; 1 dragonfly tile=D16a less=0; 1 building tile=A2;
1 take resource=stone; 0 play card=S2a slot=1; 0 take resource=stone; 1 cross die=2;
1 favour hill=2 favour=bitoku; 0 pass; 1 pass; 0 lay values=[2,2,1]; 1 lay values=[2,2,1];
0 virtue card=S2a; 0 discard card=S1a; 1 discard card=S5b; 0 play card=S3a slot=1;
0 build tile=R6 zone=1 less=0; 1 play card=S4b slot=2; 1 choose name=crystal; 1 advance region=5;
1 choose name=card; 1 mitama tile=M16 less=0; 1 choose name="kod\\u00201"; 1 advance region=5;
1 combine tile=D16a; 1 look; 1 keep card=B17; 0 use die=1; 0 amulet worth=2; 0 place region=5;
0 forest tier=4; 0 build tile=T3 zone=5 less=1; 0 pay resource=stone; 0 building tile=A5;
1 play card=S3b slot=0; 1 crystal tile=CS10 slot=1 less=0; 1 pay resource=stone; 0 cross die=1;
0 favour hill=5 favour=bitoku; 1 play card=S1b slot=1; 1 choose name=crystal; 1 choose name=card;
1 follow; 1 advance region=5; 0 play card=S4a slot=0; 0 mitama tile=M24 less=0;
0 choose name="amu\\u00201"; 0 combine tile=D08a; 0 unlock die=2; 1 use die=2; 1 visit floor=3;
1 choose name="mp\\u00201"; 1 follow; 1 rockPilgrim space=1; 0 use die=0; 0 amulet worth=1;
0 amulet worth=1; 0 place region=2; 0 forest tier=4; 0 follow; 0 start at=n0; 0 walk from=n0;
0 building tile=R4; 0 dragonfly tile=D13a less=0; 0 take resource=jade; 1 use die=1; 1 amulet worth=1;
1 place region=5; 1 forest tier=3; 1 crystal tile=CP8 slot=5 less=0; 1 building tile=T3; 1 look;
1 keep card=V04; 0 choose name="pv\\u00201"; 0 cross die=0; 0 favour hill=2 favour=double;
0 choose name=rockpil; 0 rockPilgrim space=1; 0 choose name=rock; 0 rock rock=IW5; 1 cross die=1;
1 favour hill=5 favour=double; 1 choose name=rock; 1 rock rock=IW4; 1 choose name=vision; 1 look;
1 keep card=V05; 0 use die=2; 0 amulet worth=1; 0 amulet worth=1; 0 place region=2; 0 forest tier=3;
0 walk from=n1; 0 enter from=n2 space=0; 0 choose name=rock; 0 rock rock=IW11; 0 building tile=R4;
0 dragonfly tile=D05b less=0; 1 use die=0; 1 place region=5; 1 forest tier=2;
1 build tile=F5 zone=5 less=0; 0 cross die=2; 0 favour hill=2 favour=yokai; 1 pass;
0 play card=Y15 slot=2; 0 crystal tile=CS12 slot=1 less=0; 0 pass; 1 lay values=[2,2,1];
0 lay values=[3,3,2]; 0 virtue card=Y15; 1 discard card=S1b; 0 discard card=S1a; 1 play card=S3b slot=1;
1 choose name=crystal; 1 choose name=card; 1 crystal tile=CP11 slot=3 less=0; 0 play card=Y23 slot=1;
0 choose name=crystal; 0 start at=n2; 0 choose name=card; 0 unlock die=0; 1 play card=S5b slot=2;
1 choose name=crystal; 1 advance region=1; 1 choose name=card; 1 take resource=jade; 0 use die=1;
0 amulet worth=2; 0 place region=2; 0 forest tier=4; 0 walk from=n2; 0 walk from=n3;
0 enter from=n4 space=0; 0 building tile=R4; 0 dragonfly tile=D09b less=0; 0 take resource=sake;
1 use die=1; 1 place region=1; 1 forest tier=2; 1 mitama tile=M19 less=0; 1 choose name="kod\\u00201";
1 advance region=5; 1 combine tile=D03a; 1 walk from=n0; 1 walk from=n1; 1 building tile=A2;
1 take resource=stone; 0 cross die=1; 0 favour hill=2 favour=bitoku; 1 use die=2`,
    decisions: {
      286: [
        ['1 visit floor=3', 0],
        ['1 visit floor=2', 7.3],
        ['1 visit floor=1', 7.8],
        ['1 place region=2', 7.8],
        ['1 place region=5', 8.6],
        ['1 place region=4', 9.6],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 4',
    moves: `
1 discard card=S1b; 0 discard card=S1a; 1 play card=S3b slot=0; 1 crystal tile=CM3 slot=6 less=0;
0 play card=S3a slot=0; 0 crystal tile=CP1 slot=5 less=0; 0 pay resource=wood; 1 use die=0;
1 place region=1; 1 forest tier=3; 1 mitama tile=M07 less=1; 1 unlock die=1; 1 combine tile=D16a; 1 look;
1 keep card=B11; 1 building tile=A4; 1 follow; 1 advance region=4; 0 use die=0; 0 amulet worth=1;
0 place region=5; 0 forest tier=4; 0 build tile=R1 zone=4 less=1; 0 building tile=A6; 1 cross die=0;
1 favour hill=2 favour=yokai; 0 cross die=0; 0 favour hill=4 favour=bitoku; 1 play card=Y14 slot=2;
1 choose name=card; 1 crystal tile=CP2 slot=4 less=1; 0 sacrifice die=1; 0 amulet worth=1;
0 place region=1; 0 building tile=A4; 0 follow; 0 take resource=stone; 0 forest tier=3;
0 mitama tile=M18 less=1; 0 choose name="amu\\u00201"; 0 combine tile=D06a; 1 use die=2; 1 amulet worth=1;
1 amulet worth=1; 1 amulet worth=1; 1 place region=5; 1 forest tier=4; 1 crystal tile=CS1 slot=1 less=1;
1 building tile=A6; 0 cross die=1; 0 favour hill=2 favour=bitoku; 1 cross die=2;
1 favour hill=5 favour=bitoku; 0 play card=S5a slot=2; 0 take resource=jade; 1 use die=1; 1 visit floor=3;
1 choose name="mp\\u00201"; 1 follow; 0 use die=2; 0 amulet worth=3; 0 place region=5; 0 forest tier=4;
0 build tile=R5 zone=1 less=1; 0 building tile=A6; 1 play card=S5b slot=1; 1 choose name=crystal;
1 choose name=card; 1 take resource=sake; 0 play card=S1a slot=1; 0 follow; 0 rock rock=IW5; 1 pass;
0 pass; 1 lay values=[3,2,2]; 0 lay values=[4,3,2]; 1 virtue card=S5b; 0 virtue card=S5a;
1 discard card=S2b; 0 discard card=S1a; 1 play card=Y14 slot=1; 1 choose name=crystal; 1 choose name=card;
1 crystal tile=CM7 slot=7 less=1; 0 play card=S3a slot=0; 0 crystal tile=CM1 slot=7 less=0; 1 use die=1;
1 amulet worth=1; 1 amulet worth=1; 1 place region=1; 1 forest tier=3; 1 mitama tile=M14 less=1;
1 choose name="amu\\u00201"; 1 building tile=A4; 1 start at=n0; 0 use die=0; 0 place region=5;
0 forest tier=4; 0 crystal tile=CM5 slot=6 less=1; 0 pay resource=stone; 0 building tile=A6;
1 cross die=1; 1 favour hill=1 favour=bitoku; 0 cross die=0; 0 favour hill=5 favour=bitoku;
1 play card=S4b slot=0; 1 dragonfly tile=D13b less=0; 1 take resource=wood; 1 combine tile=M14;
1 build tile=R2 zone=2 less=1; 0 play card=S1a slot=1; 0 follow; 0 dragonfly tile=D05a less=0;
1 use die=0; 1 amulet worth=1; 1 place region=2; 1 forest tier=4; 1 follow; 1 take resource=jade;
1 walk from=n0; 1 enter from=n1 space=0; 1 building tile=A2; 1 take resource=stone; 0 use die=1;
0 amulet worth=1; 0 place region=1; 0 forest tier=4; 0 mitama tile=M19 less=1; 0 choose name="amu\\u00201";
0 combine tile=D05a; 0 back seat=1 region=4; 0 back seat=1 region=2; 0 advance region=5;
0 building tile=A4; 0 start at=n0; 1 play card=S3b slot=2; 1 crystal tile=CP8 slot=5 less=0;
1 pay resource=stone; 0 cross die=1; 0 favour hill=2 favour=bitoku; 1 use die=2; 1 amulet worth=1;
1 amulet worth=1; 1 place region=5; 1 forest tier=4; 1 build tile=F5 zone=5 less=1; 1 building tile=A6;
0 play card=S2a slot=2; 0 take resource=wood; 1 cross die=2; 1 favour hill=5 favour=double;
1 choose name=rock; 1 rock rock=IW2; 1 choose name=rockpil; 1 rockPilgrim space=1; 0 use die=2;
0 amulet worth=1; 0 amulet worth=1; 0 place region=5; 0 forest tier=4; 0 build tile=O5 zone=5 less=1;
0 building tile=F5; 0 choose name="(jade\\u0020+\\u0020sake)"; 1 choose name="pv\\u00201"; 1 pass; 0 pass;
1 lay values=[4,3,3]; 0 lay values=[4,3,3]; 1 virtue card=Y14; 1 discard card=S1b; 0 discard card=S2a;
1 play card=S3b slot=1; 1 choose name=crystal; 1 choose name=card; 1 crystal tile=CP7 slot=3 less=0;
0 sacrifice die=2; 0 amulet worth=1; 0 place region=2; 0 forest tier=4; 0 follow; 0 advance region=5;
0 walk from=n0; 0 enter from=n1 space=1; 0 building tile=R2; 0 dragonfly tile=D01a less=0;
0 take resource=sake; 1 use die=1; 1 amulet worth=1; 1 place region=5; 1 forest tier=4;
1 crystal tile=CS9 slot=2 less=1; 1 building tile=F5; 1 choose name="(jade\\u0020+\\u0020sake)";
0 cross die=2; 0 favour hill=2 favour=bitoku; 1 cross die=1; 1 favour hill=4 favour=bitoku;
0 play card=S4a slot=0; 0 mitama tile=M17 less=0; 0 choose name="amu\\u00201"; 0 combine tile=D01a;
1 play card=S4b slot=2; 1 choose name=crystal; 1 back seat=0 region=1; 1 choose name=card;
1 mitama tile=M08 less=0; 1 unlock die=0; 0 use die=0; 0 place region=1; 0 building tile=A4; 0 follow;
0 unlock die=1; 0 forest tier=3; 0 mitama tile=M12 less=1; 0 choose name="amu\\u00201"; 1 use die=2;
1 amulet worth=1; 1 place region=2; 1 forest tier=4; 1 follow; 1 start at=n0; 1 walk from=n0;
1 building tile=R2; 1 dragonfly tile=D02b less=0; 1 combine tile=M08; 1 take resource=sake;
1 take resource=jade; 0 cross die=0; 0 favour hill=1 favour=bitoku; 1 use die=0; 1 place region=4;
1 forest tier=4; 1 take resource=wood; 1 take resource=stone; 1 building tile=A5; 0 use die=1;
0 amulet worth=1; 0 place region=1; 0 forest tier=4; 0 dragonfly tile=D07b less=1; 0 combine tile=M12;
0 building tile=A4; 0 follow; 1 cross die=0; 1 favour hill=5 favour=bitoku; 0 play card=S1a slot=2;
0 start at=n0; 1 play card=S2b slot=0; 1 take resource=wood; 0 play card=S3a slot=1; 1 pass; 0 pass;
1 lay values=[4,3,3]; 0 lay values=[4,3,3]; 1 discard card=S2b; 0 discard card=S1a;
1 play card=S4b slot=2; 1 choose name=crystal; 1 back seat=0 region=4; 1 choose name=card;
1 mitama tile=M23 less=0; 1 advance region=3; 1 back seat=0 region=5; 0 play card=S3a slot=0;
0 crystal tile=CS4 slot=2 less=0; 1 use die=2; 1 amulet worth=1; 1 place region=2; 1 forest tier=4;
1 walk from=n1; 1 enter from=n2 space=0; 1 build tile=T2 zone=5 less=1; 1 pay resource=stone; 1 follow;
1 look; 1 keep card=V19; 1 building tile=R2; 1 dragonfly tile=D15a less=0; 1 take resource=stone;
1 combine tile=M23; 1 look; 1 keep card=Y16; 0 use die=0; 0 place region=5; 0 forest tier=4;
0 crystal tile=CP9 slot=4 less=1; 0 building tile=T2; 0 rockPilgrim space=0; 1 play card=Y16 slot=1;
1 choose name=crystal; 1 choose name=card; 1 mitama tile=M20 less=1; 1 choose name="kod\\u00201";
1 advance region=5; 0 cross die=0`,
    decisions: {
      295: [
        ['0 favour hill=4 favour=yokai', 0],
        ['0 favour hill=4 favour=bitoku', 9.7],
        ['0 favour hill=5 favour=double', 13.8],
        ['0 favour hill=4 favour=double', 13.8],
        ['0 favour hill=5 favour=yokai', 15.5],
        ['0 favour hill=5 favour=bitoku', 18.8],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 5',
    moves: `
0 discard card=S1a; 1 discard card=S1b; 0 play card=S3a slot=0; 0 crystal tile=CM8 slot=6 less=0;
1 play card=S3b slot=0; 1 crystal tile=CS9 slot=2 less=0; 1 pay resource=wood; 0 use die=0;
0 amulet worth=1; 0 place region=5; 0 forest tier=4; 0 crystal tile=CP6 slot=5 less=1; 0 building tile=A5;
1 use die=0; 1 amulet worth=1; 1 place region=1; 1 forest tier=3; 1 mitama tile=M08 less=1;
1 unlock die=1; 1 combine tile=D13a; 1 build tile=T1 zone=2 less=1; 1 building tile=A6; 0 cross die=0;
0 favour hill=5 favour=bitoku; 1 use die=1; 1 amulet worth=1; 1 amulet worth=1; 1 place region=5;
1 forest tier=4; 1 build tile=F2 zone=5 less=1; 1 building tile=A5; 0 sacrifice die=1; 0 place region=2;
0 forest tier=2; 0 follow; 0 take resource=sake; 0 building tile=A3; 0 take resource=jade; 1 cross die=0;
1 favour hill=1 favour=yokai; 0 cross die=1; 0 favour hill=2 favour=bitoku; 1 play card=Y12 slot=2;
1 choose name=crystal; 1 back seat=0 region=5; 1 choose name=card; 1 crystal tile=CP9 slot=4 less=1;
0 play card=S2a slot=2; 0 take resource=wood; 1 cross die=1; 1 favour hill=4 favour=bitoku; 0 use die=2;
0 visit floor=3; 0 choose name="mp\\u00201"; 0 follow; 1 use die=2; 1 amulet worth=1; 1 place region=2;
1 forest tier=2; 1 follow; 1 start at=n0; 1 building tile=T1; 1 rock rock=IW3; 0 play card=S5a slot=1;
0 take resource=jade; 1 play card=S4b slot=1; 1 dragonfly tile=D06a less=0; 1 take resource=sake; 0 pass;
1 pass; 0 lay values=[3,1,1]; 1 lay values=[3,3,2]; 0 virtue card=S2a; 1 decline; 0 discard card=S1a;
1 discard card=S5b; 1 advance region=5; 0 play card=S3a slot=0; 0 crystal tile=CM2 slot=7 less=0;
0 pay resource=stone; 1 play card=Y12 slot=2; 1 choose name=crystal; 1 choose name=card;
1 crystal tile=CP1 slot=5 less=1; 0 use die=0; 0 amulet worth=1; 0 place region=5; 0 forest tier=4;
0 crystal tile=CP7 slot=4 less=1; 0 pay resource=jade; 0 building tile=F2; 0 take resource=wood;
1 play card=S3b slot=0; 1 crystal tile=CS1 slot=1 less=0; 0 cross die=0; 0 favour hill=5 favour=bitoku;
1 use die=0; 1 place region=1; 1 forest tier=3; 1 mitama tile=M15 less=1; 1 choose name="amu\\u00201";
1 combine tile=D06a; 0 play card=S4a slot=2; 0 mitama tile=M13 less=0; 0 choose name="mp\\u00201";
0 follow; 0 take resource=wood; 0 combine tile=D05a; 0 back seat=1 region=2; 0 back seat=1 region=5;
0 advance region=2; 1 use die=2; 1 amulet worth=3; 1 amulet worth=1; 1 place region=2; 1 forest tier=6;
1 walk from=n0; 1 enter from=n1 space=0; 1 start at=n0; 1 walk from=n0; 1 building tile=A3;
1 take resource=jade; 0 use die=2; 0 visit floor=2; 0 look; 0 keep card=V27; 1 cross die=0;
1 favour hill=2 favour=bitoku; 0 play card=S5a slot=1; 0 take resource=jade; 1 cross die=2;
1 favour hill=1 favour=bitoku; 0 use die=1`,
    decisions: {
      133: [
        ['0 amulet worth=1', 0],
        ['0 place region=4', 13.9],
        ['0 visit floor=3', 14.6],
        ['0 visit floor=1', 15.6],
        ['0 place region=1', 18.8],
        ['0 place region=2', 19.5],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 7',
    moves: `
1 discard card=S2b; 0 discard card=S1a; 1 play card=S3b slot=0; 1 crystal tile=CM8 slot=6 less=0;
0 play card=S3a slot=0; 0 crystal tile=CM7 slot=6 less=0; 1 use die=0; 1 amulet worth=1; 1 place region=5;
1 forest tier=4; 1 build tile=F3 zone=2 less=1; 1 building tile=A2; 1 take resource=stone; 0 use die=0;
0 amulet worth=1; 0 place region=2; 0 forest tier=4; 0 start at=n0; 0 walk from=n0;
0 enter from=n1 space=0; 0 building tile=F3; 0 take resource=jade; 1 cross die=0;
1 favour hill=4 favour=double; 1 choose name=rockpil; 1 rockPilgrim space=1; 1 choose name=rock;
1 rock rock=IW3; 0 cross die=0; 0 favour hill=2 favour=yokai; 1 play card=S4b slot=1;
1 dragonfly tile=D01a less=0; 1 take resource=sake; 0 play card=Y17 slot=1; 0 mitama tile=M09 less=2;
0 unlock die=2; 0 combine tile=D03a; 0 start at=n0; 0 walk from=n0; 1 use die=1; 1 amulet worth=1;
1 place region=5; 1 forest tier=3; 1 crystal tile=CS5 slot=2 less=0; 1 pay resource=stone;
1 building tile=A2; 1 take resource=stone; 0 use die=1; 0 amulet worth=1; 0 place region=2;
0 forest tier=3; 0 walk from=n1; 0 enter from=n2 space=0; 0 choose name=rockpil; 0 rockPilgrim space=0;
0 building tile=F3; 0 take resource=sake; 1 cross die=1; 1 favour hill=5 favour=yokai; 0 use die=2;
0 visit floor=2; 0 look; 0 keep card=V12; 1 play card=Y09 slot=2; 1 choose name=crystal;
1 choose name=card; 1 take resource=sake; 0 cross die=1; 0 favour hill=1 favour=bitoku; 1 use die=2;
1 amulet worth=1; 1 place region=1; 1 forest tier=2; 1 mitama tile=M02 less=0; 1 choose name="res\\u00201";
1 take resource=jade; 1 combine tile=D01a; 0 play card=S4a slot=2; 0 mitama tile=M08 less=0; 1 pass;
0 pass; 0 lay values=[3,2,1]; 1 lay values=[3,2,2]; 0 decline; 1 virtue card=Y09; 0 discard card=S5a;
1 discard card=S1b; 0 play card=S4a slot=0; 0 dragonfly tile=D13b less=0; 0 take resource=jade;
0 combine tile=M08; 0 build tile=R5 zone=4 less=1; 1 play card=S4b slot=2; 1 choose name=crystal;
1 choose name=card; 1 mitama tile=M21 less=0; 1 take resource=sake; 1 combine tile=D06b; 0 use die=0;
0 place region=2; 0 building tile=A4; 0 follow; 0 advance region=2; 0 forest tier=3; 0 start at=n2;
0 walk from=n2; 1 use die=2; 1 amulet worth=3; 1 place region=4; 1 building tile=R5;
1 crystal tile=CP1 slot=4 less=0; 1 pay resource=stone; 0 choose name="pv\\u00201"; 1 forest tier=4;
1 take resource=stone; 1 take resource=jade; 0 play card=Y17 slot=1; 0 mitama tile=M04 less=2;
0 choose name="res\\u00201"; 0 take resource=jade; 1 cross die=2; 1 favour hill=4 favour=bitoku;
0 use die=1; 0 amulet worth=1; 0 amulet worth=1; 0 place region=5; 0 forest tier=4;
0 build tile=R2 zone=1 less=1; 0 building tile=A2; 0 take resource=stone; 1 sacrifice die=1;
1 visit floor=3; 1 choose name="mp\\u00201"; 1 follow; 1 take resource=sake; 0 cross die=0;
0 favour hill=1 favour=bitoku; 1 play card=S2b slot=0; 1 take resource=wood; 0 cross die=1;
0 favour hill=5 favour=bitoku; 1 use die=0; 1 amulet worth=1; 1 place region=1; 1 forest tier=3;
1 mitama tile=M14 less=1; 1 pay resource=jade; 1 choose name="amu\\u00201"; 1 building tile=R2;
1 dragonfly tile=D14a less=0; 1 pay resource=wood; 1 combine tile=M14; 1 crystal tile=CS11 slot=1 less=1;
0 play card=S2a slot=2; 0 take resource=wood; 1 cross die=0; 1 favour hill=2 favour=yokai; 0 use die=2;
0 amulet worth=1; 0 amulet worth=1; 0 place region=2; 0 forest tier=3; 0 follow; 0 follow; 0 look;
0 keep card=V11; 0 building tile=A4; 0 walk from=n3; 1 play card=Y11 slot=1; 1 choose name=crystal;
1 start at=n0; 1 choose name=card; 1 advance region=4; 1 build tile=F4 zone=1 less=0; 0 pass; 1 pass;
1 lay values=[4,3,2]; 0 lay values=[3,3,2]; 1 virtue card=S2b; 0 virtue card=S2a; 1 discard card=S5b;
0 discard card=S4a; 1 play card=Y11 slot=1; 1 choose name=crystal; 1 walk from=n0; 1 choose name=card;
1 advance region=2; 1 crystal tile=CP10 slot=5 less=0; 0 play card=S3a slot=0;
0 build tile=T2 zone=2 less=0; 1 use die=1; 1 amulet worth=1; 1 place region=2; 1 forest tier=4;
1 walk from=n1; 1 enter from=n2 space=1; 1 choose name=rockpil; 1 rockPilgrim space=0; 1 start at=n2;
1 building tile=F3; 1 take resource=jade; 0 use die=0; 0 amulet worth=1; 0 amulet worth=1;
0 visit floor=4; 0 copy seat=1 die=1; 0 forest tier=4; 0 enter from=n4 space=0; 1 cross die=1;
1 favour hill=1 favour=yokai; 0 play card=Y17 slot=1; 0 mitama tile=M05 less=2;
0 choose name="res\\u00201"; 0 take resource=sake; 1 play card=Y15 slot=2; 1 choose name=crystal;
1 choose name=card; 1 crystal tile=CS8 slot=0 less=0; 1 pay resource=jade; 1 unlock die=0; 0 use die=1`,
    decisions: {
      221: [
        ['0 place region=1', 0],
        ['0 place region=2', 13.8],
        ['0 place region=4', 16.4],
        ['0 place region=5', 17.5],
        ['0 visit floor=2', 19.1],
        ['0 visit floor=3', 19.6],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 100',
    moves: `
1 discard card=S1b; 0 discard card=S1a; 1 sacrifice die=0; 1 amulet worth=1; 1 place region=5;
1 forest tier=4; 1 crystal tile=CS9 slot=2 less=1; 1 building tile=A3; 1 take resource=sake;
0 play card=S3a slot=0; 0 crystal tile=CP5 slot=5 less=0; 0 pay resource=wood; 1 cross die=0;
1 favour hill=4 favour=bitoku; 0 use die=0; 0 amulet worth=1; 0 place region=5; 0 forest tier=4;
0 crystal tile=CP9 slot=4 less=1; 0 building tile=A3; 0 take resource=jade; 1 play card=S4b slot=2;
1 choose name=crystal; 1 choose name=card; 1 dragonfly tile=D16a less=0; 1 take resource=sake;
0 cross die=0; 0 favour hill=5 favour=bitoku; 1 use die=2; 1 visit floor=3; 1 choose name="mp\\u00201";
1 follow; 1 take resource=jade; 0 play card=S2a slot=1; 0 take resource=wood; 1 sacrifice die=1;
1 amulet worth=1; 1 place region=1; 1 forest tier=3; 1 mitama tile=M21 less=1; 1 pay resource=sake;
1 pay resource=jade; 1 take resource=sake; 1 combine tile=D16a; 1 look; 1 keep card=B03;
1 building tile=A1; 0 use die=1; 0 place region=2; 0 forest tier=2; 0 follow; 0 advance region=4;
0 building tile=A2; 0 take resource=wood; 1 cross die=1; 1 favour hill=1 favour=bitoku; 0 cross die=1;
0 favour hill=2 favour=bitoku; 1 play card=S5b slot=1; 1 take resource=jade; 0 play card=S5a slot=2;
0 take resource=jade; 1 play card=S2b slot=0; 1 take resource=wood; 0 use die=2; 0 amulet worth=1;
0 place region=1; 0 forest tier=2; 0 mitama tile=M02 less=0; 0 choose name="res\\u00201";
0 take resource=jade; 0 combine tile=D02a; 0 take resource=sake; 0 take resource=jade; 0 building tile=A1;
1 pass; 0 pass; 1 lay values=[3,2,1]; 0 lay values=[3,2,1]; 1 virtue card=S5b; 0 virtue card=S2a;
1 discard card=S2b; 0 discard card=S5a; 0 harvest crystal=CP9; 0 advance region=1; 1 play card=S3b slot=2;
1 choose name=crystal; 1 back seat=0 region=4; 1 choose name=card; 1 crystal tile=CM3 slot=6 less=0;
1 pay resource=jade; 0 play card=S4a slot=0; 0 mitama tile=M12 less=0; 0 choose name="mp\\u00201";
0 follow; 0 rockPilgrim space=1; 1 use die=2; 1 amulet worth=1; 1 place region=5; 1 forest tier=2;
1 build tile=T3 zone=2 less=0; 1 building tile=A3; 1 take resource=jade; 0 use die=0; 0 place region=1;
0 forest tier=3; 0 dragonfly tile=D14b less=0; 0 take resource=sake; 0 combine tile=M12;
0 crystal tile=CS12 slot=2 less=1; 0 building tile=A1; 1 cross die=2; 1 favour hill=4 favour=bitoku;
0 cross die=0; 0 favour hill=1 favour=bitoku; 1 play card=S4b slot=0; 1 mitama tile=M05 less=0;
1 choose name="res\\u00201"; 1 take resource=sake; 1 combine tile=D04a; 1 advance region=2;
1 advance region=2; 0 play card=S3a slot=2; 0 choose name=crystal; 0 follow; 0 choose name=card;
0 crystal tile=CP7 slot=3 less=0; 0 pay resource=wood; 1 use die=0; 1 place region=2; 1 forest tier=3;
1 follow; 1 follow; 1 building tile=T3; 1 look; 1 keep card=V13; 0 use die=2; 0 amulet worth=1;
0 place region=5; 0 forest tier=2; 0 build tile=F1 zone=5 less=0; 0 building tile=A3;
0 take resource=jade; 1 play card=S1b slot=1; 1 follow; 0 cross die=2; 0 favour hill=5 favour=double;
0 choose name=rock; 0 rock rock=IW3; 0 choose name=vision; 0 look; 0 keep card=V02; 1 use die=1;
1 amulet worth=2; 1 place region=5; 1 forest tier=4; 1 build tile=T6 zone=4 less=1; 1 building tile=A3;
1 take resource=jade; 0 play card=S1a slot=1; 0 start at=n0; 1 cross die=0; 1 favour hill=1 favour=yokai;
0 use die=1; 0 amulet worth=1; 0 place region=1; 0 forest tier=3; 0 mitama tile=M01 less=1;
0 choose name="res\\u00201"; 0 take resource=jade; 0 building tile=A1; 1 pass; 0 pass;
1 lay values=[4,2,1]; 0 lay values=[3,2,1]; 1 virtue card=S3b; 1 discard card=S1b; 0 discard card=S1a;
0 harvest crystal=CP9; 0 advance region=5; 1 play card=Y11 slot=2; 1 choose name=crystal;
1 back seat=0 region=1; 1 choose name=card; 1 advance region=1; 1 crystal tile=CM1 slot=7 less=0;
0 play card=S3a slot=2; 0 choose name=crystal; 0 walk from=n0; 0 choose name=card;
0 crystal tile=CM8 slot=6 less=0; 0 pay resource=jade; 1 sacrifice die=0; 1 place region=5;
1 forest tier=4; 1 build tile=R3 zone=4 less=1; 1 building tile=A3; 1 take resource=sake; 0 use die=2;
0 amulet worth=1; 0 place region=1; 0 forest tier=2; 0 dragonfly tile=D02b less=0; 0 take resource=sake;
0 combine tile=M01; 0 take resource=stone; 0 take resource=stone; 0 building tile=A1; 1 cross die=0;
1 favour hill=4 favour=bitoku; 0 cross die=2; 0 favour hill=2 favour=bitoku; 1 play card=S4b slot=1;
1 mitama tile=M14 less=0; 1 choose name="mp\\u00201"; 1 follow; 0 sacrifice die=0; 0 amulet worth=1;
0 place region=2; 0 forest tier=4; 0 follow; 0 enter from=n1 space=0; 0 start at=n0; 0 building tile=T3;
0 look; 0 keep card=V27; 1 choose name="pv\\u00201"; 1 use die=1; 1 place region=1; 1 forest tier=2;
1 mitama tile=M19 less=0; 1 choose name="amu\\u00201"; 1 building tile=A1; 0 play card=S4a slot=1;
0 mitama tile=M10 less=0; 1 cross die=1; 1 favour hill=1 favour=bitoku; 0 use die=1; 0 place region=5;
0 forest tier=2; 0 build tile=F4 zone=1 less=0; 0 building tile=A3; 0 take resource=jade; 1 use die=2;
1 amulet worth=1; 1 amulet worth=1; 1 visit floor=4; 1 copy seat=0 die=0; 1 forest tier=4; 1 follow;
1 take resource=stone; 1 start at=n0; 1 walk from=n0; 0 cross die=1; 0 favour hill=4 favour=yokai;
1 play card=S2b slot=0; 1 take resource=wood; 0 play card=Y19 slot=0; 0 advance region=5;
0 dragonfly tile=D06b less=0; 0 combine tile=M10; 1 pass; 0 pass; 1 lay values=[3,2,1];
0 lay values=[4,1,1]; 0 virtue card=Y19; 1 discard card=S2b; 0 discard card=S1a; 0 harvest crystal=CP7;
0 harvest crystal=CP9; 0 advance region=1; 1 play card=Y11 slot=2; 1 choose name=crystal;
1 back seat=0 region=5; 1 choose name=card; 1 advance region=3; 1 crystal tile=CP11 slot=4 less=0;
1 pay resource=stone; 0 play card=S3a slot=2; 0 choose name=crystal; 0 walk from=n0; 0 choose name=card;
0 build tile=T4 zone=5 less=0; 1 play card=S4b slot=0; 1 dragonfly tile=D13a less=0; 1 take resource=sake;
1 combine tile=M19; 0 use die=2; 0 amulet worth=3; 0 place region=2; 0 forest tier=4; 0 walk from=n1;
0 enter from=n2 space=0; 0 advance region=1; 0 advance region=3; 0 start at=n2; 0 building tile=A2;
0 take resource=stone; 1 use die=0; 1 visit floor=4; 1 copy seat=0 die=2; 1 forest tier=4;
1 enter from=n1 space=1; 1 start at=n0; 1 walk from=n0; 0 sacrifice die=0; 0 place region=5;
0 forest tier=4; 0 build tile=F2 zone=2 less=1; 0 building tile=A3; 0 take resource=sake; 1 use die=2;
1 amulet worth=1; 1 place region=1; 1 forest tier=2; 1 dragonfly tile=D03b less=0; 1 combine tile=M14;
1 walk from=n1; 1 enter from=n2 space=1; 1 advance region=4; 1 advance region=3; 1 building tile=A1;
0 cross die=2; 0 favour hill=1 favour=bitoku; 1 cross die=2; 1 favour hill=2 favour=double;
1 choose name=rockpil; 1 rockPilgrim space=0; 1 choose name=vision; 1 look; 1 keep card=V07;
0 play card=S4a slot=1; 0 mitama tile=M22 less=0; 0 follow; 1 play card=S1b slot=1; 1 start at=n2;
0 cross die=0; 0 favour hill=5 favour=yokai; 1 use die=1; 1 amulet worth=1`,
    decisions: {
      235: [
        ['1 use die=2', 0],
        ['1 cross die=1', 9.3],
        ['1 play card=S2b slot=0', 11.9],
      ],
      322: [
        ['0 cross die=2', 0],
        ['0 play card=S4a slot=0', 3.5],
        ['0 play card=S4a slot=1', 3.7],
        ['0 cross die=0', 5],
        ['0 play card=S5a slot=0', 7.8],
        ['0 play card=S5a slot=1', 10.9],
      ],
      325: [
        ['1 favour hill=2 favour=yokai', 0],
        ['1 favour hill=1 favour=yokai', 9.7],
        ['1 favour hill=2 favour=double', 11.3],
        ['1 favour hill=1 favour=double', 11.3],
        ['1 favour hill=2 favour=bitoku', 15.6],
        ['1 cover hill=1 favour=yokai', 17.3],
      ],
      340: [
        ['1 place region=4', 0],
        ['1 place region=5', 4.6],
        ['1 visit floor=2', 7.5],
        ['1 place region=1', 8.2],
        ['1 visit floor=3', 11.1],
        ['1 visit floor=1', 11.2],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 101',
    moves: `
1 discard card=S1b; 0 discard card=S1a; 1 play card=S3b slot=0; 1 crystal tile=CP10 slot=4 less=0;
0 sacrifice die=0; 0 amulet worth=1; 0 place region=5; 0 forest tier=4; 0 crystal tile=CP6 slot=4 less=1;
0 building tile=A1; 1 use die=0; 1 amulet worth=1; 1 visit floor=4; 1 copy seat=0 die=0; 1 forest tier=4;
1 crystal tile=CP9 slot=5 less=1; 1 pay resource=wood; 0 cross die=0; 0 favour hill=5 favour=yokai;
1 play card=S4b slot=1; 1 dragonfly tile=D07a less=0; 1 take resource=sake; 0 play card=Y27 slot=1;
0 choose name=card; 0 look; 0 keep card=V17; 0 take resource=jade; 1 use die=1; 1 place region=1;
1 forest tier=2; 1 mitama tile=M08 less=0; 1 unlock die=2; 1 combine tile=D07a; 1 building tile=A2;
1 take resource=wood; 0 use die=1; 0 place region=5; 0 forest tier=2; 0 build tile=T4 zone=5 less=0;
0 building tile=A1; 1 cross die=1; 1 favour hill=1 favour=bitoku; 0 cross die=1;
0 favour hill=4 favour=double; 0 choose name=rockpil; 0 rockPilgrim space=0; 0 choose name=rock;
0 rock rock=IW3; 1 use die=2; 1 amulet worth=2; 1 amulet worth=1; 1 place region=2; 1 forest tier=4;
1 follow; 1 take resource=jade; 1 start at=n0; 1 walk from=n0; 1 building tile=A3; 1 take resource=jade;
0 play card=S2a slot=2; 0 take resource=stone; 1 cross die=2; 1 favour hill=2 favour=bitoku; 0 use die=2;
0 amulet worth=1; 0 amulet worth=1; 0 place region=1; 0 forest tier=3; 0 mitama tile=M10 less=1;
0 combine tile=D11b; 0 choose name=rockpil; 0 rockPilgrim space=2; 0 building tile=A2;
0 take resource=stone; 1 play card=S2b slot=2; 1 take resource=stone; 0 play card=S5a slot=0;
0 take resource=jade; 1 pass; 0 pass; 1 lay values=[3,3,1]; 0 lay values=[3,3,1]; 1 virtue card=S2b;
0 virtue card=S2a; 1 discard card=S5b; 0 discard card=S1a; 1 harvest crystal=CP9; 1 advance region=4;
1 advance region=2; 1 play card=S3b slot=0; 1 crystal tile=CM1 slot=7 less=0; 0 play card=S3a slot=1;
0 crystal tile=CS3 slot=0 less=0; 0 pay resource=stone; 1 use die=0; 1 place region=2; 1 forest tier=3;
1 walk from=n1; 1 enter from=n2 space=0; 1 take resource=sake; 1 take resource=sake; 1 building tile=A3;
1 take resource=jade; 0 use die=1; 0 amulet worth=1; 0 place region=5; 0 forest tier=4;
0 crystal tile=CS8 slot=2 less=1; 0 building tile=A1; 1 cross die=0; 1 favour hill=2 favour=bitoku;
0 cross die=1; 0 favour hill=4 favour=yokai; 1 play card=S1b slot=1; 1 follow; 1 look; 1 keep card=V09;
0 play card=Y19 slot=0; 0 choose name=crystal; 0 choose name=card; 0 advance region=3;
0 dragonfly tile=D04a less=0; 0 take resource=jade; 1 use die=1; 1 place region=5; 1 forest tier=3;
1 build tile=O2 zone=5 less=0; 1 building tile=T4; 1 follow; 1 dragonfly tile=D16b less=0;
1 pay resource=jade; 0 choose name="pv\\u00201"; 0 use die=0; 0 place region=1; 0 forest tier=3;
0 mitama tile=M03 less=1; 0 choose name="res\\u00201"; 0 take resource=sake; 0 combine tile=D04a;
0 advance region=2; 0 advance region=4; 0 building tile=A2; 0 take resource=stone; 1 cross die=1;
1 favour hill=5 favour=bitoku; 0 cross die=0; 0 favour hill=2 favour=double; 0 choose name=rockpil;
0 rockPilgrim space=1; 0 choose name=rock; 0 rock rock=IW6; 1 play card=S4b slot=2;
1 mitama tile=M05 less=0; 1 choose name="res\\u00201"; 1 take resource=jade; 1 combine tile=D16b; 1 look;
1 keep card=B05; 0 play card=Y27 slot=2; 0 choose name=crystal; 0 advance region=2; 0 choose name=card;
0 look; 0 keep card=V16; 0 take resource=jade; 1 use die=2; 1 visit floor=3; 1 choose name="mp\\u00201";
1 follow; 1 follow; 0 use die=2; 0 amulet worth=1; 0 place region=5; 0 forest tier=2;
0 build tile=T3 zone=2 less=0; 0 building tile=A1; 1 pass; 0 pass; 1 lay values=[2,2,1];
0 lay values=[3,2,2]; 0 virtue card=Y27; 1 discard card=S1b; 0 discard card=S1a; 1 harvest crystal=CP10;
1 advance region=5; 1 advance region=3; 1 play card=S3b slot=0; 1 crystal tile=CM2 slot=6 less=0;
0 play card=Y19 slot=0; 0 choose name=crystal; 0 choose name=card; 0 advance region=3;
0 mitama tile=M07 less=0; 0 unlock die=1; 1 use die=0; 1 place region=5; 1 forest tier=2;
1 build tile=F3 zone=5 less=0; 1 building tile=A1; 0 use die=1; 0 place region=1; 0 forest tier=2;
0 dragonfly tile=D03b less=0; 0 take resource=sake; 0 combine tile=M07; 0 start at=n0; 0 walk from=n0;
0 building tile=A2; 0 take resource=stone; 1 cross die=0; 1 favour hill=5 favour=yokai; 0 use die=0;
0 amulet worth=1; 0 place region=2; 0 forest tier=4; 0 enter from=n1 space=0; 0 start at=n0;
0 walk from=n0; 0 building tile=T3; 0 look; 0 keep card=V01; 1 play card=Y12 slot=1;
1 crystal tile=CP7 slot=3 less=1; 0 cross die=1; 0 favour hill=2 favour=yokai; 1 use die=1;
1 amulet worth=1; 1 place region=1; 1 forest tier=3; 1 mitama tile=M19 less=1; 1 choose name="amu\\u00201";
1 combine tile=D09b; 1 building tile=A2; 1 take resource=stone; 0 play card=Y26 slot=2;
0 choose name=crystal; 0 advance region=3; 0 choose name=card; 0 choose name="mp\\u00201"; 0 walk from=n1;
0 choose name="res\\u00201"; 0 take resource=jade; 1 cross die=1; 1 favour hill=1 favour=double;
1 choose name=rockpil; 1 rockPilgrim space=0; 1 choose name=vision; 1 look; 1 keep card=V26; 0 use die=2;
0 amulet worth=1; 0 amulet worth=1; 0 place region=5; 0 building tile=T4; 0 enter from=n2 space=1;
0 take resource=jade; 0 take resource=sake; 0 forest tier=4; 0 crystal tile=CM4 slot=7 less=1;
0 pay resource=stone; 1 sacrifice die=2; 1 amulet worth=1; 1 amulet worth=1; 1 amulet worth=1;
1 visit floor=4; 1 copy seat=0 die=0; 1 forest tier=4; 1 start at=n0; 1 walk from=n0;
1 enter from=n1 space=1; 0 cross die=2; 0 favour hill=4 favour=yokai; 1 play card=S5b slot=2;
1 take resource=jade; 0 play card=Y11 slot=1; 0 advance region=3; 0 build tile=R3 zone=4 less=0; 1 pass;
0 pass; 1 lay values=[3,2,1]; 0 lay values=[4,3,1]; 1 virtue card=Y12; 0 virtue card=Y26;
1 discard card=S1b; 0 discard card=S5a; 1 harvest crystal=CP9; 1 advance region=4; 1 harvest crystal=CP10;
1 advance region=4; 1 play card=S4b slot=0; 1 mitama tile=M12 less=0; 1 choose name="amu\\u00201";
0 play card=Y19 slot=0; 0 choose name=crystal; 0 choose name=card; 0 advance region=4;
0 mitama tile=M24 less=0; 0 choose name="amu\\u00201"; 1 use die=0; 1 amulet worth=1; 1 place region=5;
1 forest tier=4; 1 build tile=O4 zone=4 less=1; 1 building tile=F3; 1 take resource=jade; 0 use die=0;
0 place region=1; 0 forest tier=3; 0 mitama tile=M11 less=1; 0 choose name="amu\\u00201";
0 building tile=A2; 0 take resource=wood; 1 cross die=0`,
    decisions: {
      313: [
        ['1 favour hill=5 favour=yokai', 0],
        ['1 favour hill=5 favour=bitoku', 5.3],
        ['1 favour hill=4 favour=yokai', 7.7],
        ['1 favour hill=4 favour=bitoku', 14.4],
        ['1 favour hill=5 favour=double', 15.5],
        ['1 favour hill=4 favour=double', 15.5],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 102',
    moves: `
0 discard card=S1a; 1 discard card=S2b; 0 play card=S3a slot=0; 0 crystal tile=CM5 slot=6 less=0;
0 pay resource=wood; 1 play card=S3b slot=0; 1 crystal tile=CM6 slot=7 less=0; 0 use die=0;
0 place region=1; 0 forest tier=3; 0 mitama tile=M07 less=1; 0 unlock die=1; 0 combine tile=D10b; 0 look;
0 keep card=V17; 0 building tile=A1; 1 use die=0; 1 amulet worth=1; 1 place region=5; 1 forest tier=4;
1 crystal tile=CP12 slot=4 less=1; 1 building tile=A4; 1 start at=n0; 0 use die=1; 0 amulet worth=1;
0 amulet worth=1; 0 amulet worth=1; 0 visit floor=4; 0 copy seat=1 die=0; 0 forest tier=4;
0 crystal tile=CP1 slot=5 less=1; 1 cross die=0; 1 favour hill=4 favour=bitoku; 0 cross die=0;
0 favour hill=2 favour=bitoku; 1 play card=S4b slot=1; 1 dragonfly tile=D01b less=0; 1 take resource=wood;
0 play card=S2a slot=2; 0 take resource=wood; 1 use die=1; 1 place region=5; 1 forest tier=2;
1 build tile=F2 zone=2 less=0; 0 use die=2; 0 visit floor=3; 0 choose name="mp\\u00201"; 0 follow;
0 take resource=jade; 1 cross die=1; 1 favour hill=5 favour=bitoku; 0 play card=S4a slot=1;
0 dragonfly tile=D10a less=0; 1 sacrifice die=2; 1 amulet worth=1; 1 place region=2; 1 forest tier=2;
1 follow; 1 building tile=F2; 1 take resource=stone; 0 pass; 1 cross die=2; 1 favour hill=1 favour=bitoku;
1 play card=S5b slot=2; 1 take resource=jade; 1 pass; 0 lay values=[4,2,1]; 1 lay values=[3,1,1];
0 virtue card=S2a; 1 virtue card=S5b; 0 discard card=S1a; 1 discard card=S2b; 1 follow; 1 follow;
0 play card=S3a slot=0; 0 crystal tile=CM2 slot=7 less=0; 0 pay resource=wood; 1 play card=S3b slot=0;
1 build tile=O4 zone=5 less=0; 0 use die=0; 0 place region=1; 0 forest tier=4; 0 mitama tile=M04 less=1;
0 choose name="res\\u00201"; 0 take resource=jade; 0 combine tile=D10a; 0 look; 0 keep card=V02;
0 building tile=A1; 1 use die=0; 1 place region=5; 1 forest tier=3; 1 crystal tile=CP5 slot=5 less=0;
1 building tile=O4; 0 play card=S4a slot=1; 0 dragonfly tile=D04a less=0; 0 take resource=wood;
1 cross die=0; 1 favour hill=5 favour=bitoku; 0 use die=1; 0 amulet worth=1; 0 amulet worth=1;
0 place region=5; 0 forest tier=4; 0 build tile=R3 zone=2 less=1; 0 building tile=O4;
1 choose name="pv\\u00201"; 1 play card=S1b slot=2; 1 follow; 0 cross die=0; 0 favour hill=1 favour=yokai;
1 use die=2; 1 amulet worth=2; 1 amulet worth=1; 1 place region=2; 1 forest tier=4; 1 walk from=n0;
1 enter from=n1 space=0; 1 start at=n0; 1 building tile=F2; 1 take resource=wood; 0 sacrifice die=2;
0 amulet worth=2; 0 place region=1; 0 forest tier=3; 0 mitama tile=M08 less=1; 0 combine tile=D04a;
0 advance region=2; 0 advance region=4; 0 building tile=A1; 1 cross die=2; 1 favour hill=1 favour=bitoku;
0 play card=Y13 slot=2; 0 choose name=card; 0 build tile=T6 zone=2 less=1; 1 play card=S4b slot=1;
1 dragonfly tile=D12b less=0; 0 cross die=1; 0 favour hill=5 favour=double; 0 choose name=rock;
0 rock rock=IW3; 0 choose name=rockpil; 0 rockPilgrim space=1; 1 use die=1; 1 visit floor=3;
1 choose name="mp\\u00201"; 1 follow; 1 look; 1 keep card=V12; 0 pass; 1 pass; 1 lay values=[3,2,1];
0 virtue card=Y13; 1 discard card=S1b; 0 discard card=S1a; 1 harvest crystal=CP12; 1 walk from=n0;
1 sacrifice die=0; 1 amulet worth=1; 1 place region=5; 1 forest tier=4; 1 build tile=R5 zone=4 less=1;
1 building tile=O4; 0 play card=S3a slot=0; 0 crystal tile=CS4 slot=2 less=0; 1 cross die=0;
1 favour hill=5 favour=yokai; 0 use die=0; 0 amulet worth=1; 0 place region=5; 0 forest tier=4;
0 crystal tile=CP4 slot=4 less=1; 0 building tile=O4; 1 choose name="pv\\u00201"; 1 play card=Y07 slot=1;
1 take resource=wood; 1 take resource=stone; 0 play card=S4a slot=2; 0 choose name=crystal;
0 choose name=card; 0 dragonfly tile=D05a less=0; 0 take resource=wood; 1 use die=1; 1 amulet worth=2;
1 amulet worth=1; 1 place region=2; 1 forest tier=4; 1 walk from=n1; 1 enter from=n2 space=0;
1 take resource=sake; 1 take resource=sake; 1 start at=n2; 1 building tile=T6; 1 look; 1 keep card=B21;
0 use die=2; 0 amulet worth=1; 0 amulet worth=2; 0 place region=4; 0 building tile=R5;
0 crystal tile=CS2 slot=1 less=0; 0 pay resource=stone; 1 choose name="pv\\u00201"; 0 forest tier=6;
0 take resource=stone; 0 take resource=jade; 0 take resource=jade; 1 cross die=1;
1 favour hill=1 favour=bitoku; 0 cross die=0; 0 favour hill=5 favour=double; 0 choose name=rockpil;
0 rockPilgrim space=2; 0 choose name=rock; 0 rock rock=IW7; 1 play card=S4b slot=2;
1 mitama tile=M01 less=0; 1 choose name="res\\u00201"; 1 take resource=jade; 1 combine tile=D12b;
1 rockPilgrim space=1; 0 play card=S5a slot=1; 0 choose name=crystal; 0 choose name=card;
0 take resource=sake; 1 use die=2; 1 visit floor=3; 1 choose name="mp\\u00201"; 1 follow; 0 use die=1;
0 place region=1; 0 forest tier=3; 0 mitama tile=M19 less=1; 0 pay resource=jade;
0 choose name="amu\\u00201"; 0 combine tile=D05a; 0 back seat=1 region=4; 0 back seat=1 region=2;
0 advance region=3; 0 building tile=A1; 1 play card=S3b slot=0; 1 crystal tile=CP7 slot=3 less=0;
1 pay resource=stone; 1 pay resource=jade; 0 cross die=1; 0 favour hill=2 favour=yokai; 1 pass; 0 pass;
1 lay values=[4,3,1]; 0 lay values=[6,3,2]; 1 virtue card=Y07; 0 virtue card=S4a; 1 discard card=S2b;
0 discard card=S1a; 1 harvest crystal=CP12; 1 follow; 1 take resource=sake; 0 harvest crystal=CP1;
1 play card=S4b slot=0; 1 mitama tile=M14 less=0; 1 choose name="mp\\u00201"; 1 walk from=n2;
1 combine tile=D14b; 1 crystal tile=CM4 slot=6 less=1; 0 play card=Y16 slot=2; 0 choose name=crystal;
0 choose name=card; 0 mitama tile=M24 less=1; 0 choose name="amu\\u00201"; 1 use die=0; 1 amulet worth=1;
1 amulet worth=1; 1 place region=2; 1 forest tier=6; 1 walk from=n3; 1 enter from=n4 space=0;
1 start at=n2; 1 walk from=n2; 1 building tile=T6; 1 look; 1 keep card=B22; 0 use die=2; 0 place region=1;
0 forest tier=2; 0 dragonfly tile=D01a less=0; 0 take resource=jade; 0 combine tile=M24;
0 building tile=A1; 1 cross die=0; 1 favour hill=2 favour=bitoku; 0 cross die=2;
0 favour hill=2 favour=yokai; 1 play card=S1b slot=1; 1 follow; 1 take resource=stone;
0 play card=S3a slot=1; 0 choose name=crystal; 0 choose name=card; 0 crystal tile=CS8 slot=0 less=0;
1 use die=1; 1 place region=5; 1 building tile=A4; 1 follow; 1 forest tier=2;
1 build tile=T2 zone=4 less=0; 0 use die=1; 0 amulet worth=1; 0 place region=4; 0 building tile=R5;
0 build tile=R2 zone=1 less=0; 1 choose name="pv\\u00201"; 0 forest tier=4; 0 take resource=jade;
0 take resource=stone; 1 cross die=1; 1 favour hill=5 favour=double; 1 choose name=rockpil;
1 rockPilgrim space=0; 1 choose name=rock; 1 rock rock=IW9; 0 cross die=1; 0 favour hill=5 favour=yokai;
1 play card=S3b slot=2`,
    decisions: {
      272: [
        ['1 place region=1', 0],
        ['1 place region=4', 6.9],
        ['1 place region=5', 7.7],
        ['1 place region=2', 8.9],
        ['1 visit floor=2', 8.4],
        ['1 visit floor=3', 11.8],
      ],
      314: [
        ['1 sacrifice die=2', 0],
        ['1 play card=S3b slot=2', 3.7],
        ['1 cross die=1', 4.5],
      ],
      323: [
        ['1 crystal tile=CS9 slot=2 less=0', 0],
        ['1 decline', 2.7],
        ['1 crystal tile=CS9 slot=0 less=0', 3],
        ['1 crystal tile=CS9 slot=1 less=0', 3],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 103',
    moves: `
0 discard card=S1a; 1 discard card=S1b; 0 play card=S3a slot=0; 0 crystal tile=CP5 slot=5 less=0;
0 pay resource=wood; 1 play card=S5b slot=0; 1 take resource=sake; 0 use die=0; 0 amulet worth=1;
0 place region=5; 0 forest tier=4; 0 crystal tile=CS8 slot=1 less=1; 0 building tile=A2;
0 take resource=wood; 1 use die=0; 1 place region=1; 1 forest tier=3; 1 mitama tile=M13 less=1;
1 pay resource=jade; 1 choose name="amu\\u00201"; 1 combine tile=D12a; 1 rockPilgrim space=1;
1 building tile=A3; 1 take resource=jade; 0 cross die=0; 0 favour hill=5 favour=bitoku; 1 cross die=0;
1 favour hill=1 favour=double; 1 choose name=rock; 1 rock rock=IW4; 1 choose name=rockpil;
1 rockPilgrim space=0; 0 play card=S4a slot=1; 0 choose name=crystal; 0 advance region=3;
0 choose name=card; 0 dragonfly tile=D08b less=0; 0 take resource=jade; 1 play card=S2b slot=1;
1 take resource=wood; 0 use die=1; 0 place region=2; 0 forest tier=2; 0 follow; 0 take resource=sake;
0 building tile=A1; 1 use die=1; 1 amulet worth=1; 1 amulet worth=1; 1 place region=5; 1 forest tier=4;
1 crystal tile=CP7 slot=4 less=1; 1 pay resource=wood; 1 building tile=A2; 1 take resource=wood;
0 cross die=1; 0 favour hill=2 favour=bitoku; 1 cross die=1; 1 favour hill=4 favour=yokai;
0 play card=S2a slot=2; 0 take resource=stone; 1 play card=Y23 slot=2; 1 choose name=card; 0 use die=2;
0 visit floor=3; 0 choose name="mp\\u00201"; 0 follow; 1 use die=2; 1 amulet worth=2; 1 place region=5;
1 forest tier=3; 1 crystal tile=CP4 slot=5 less=0; 1 building tile=A2; 1 take resource=stone; 0 pass;
1 pass; 0 lay values=[3,1,1]; 1 lay values=[3,3,2]; 0 virtue card=S2a; 1 virtue card=Y23;
0 discard card=S1a; 1 discard card=S2b; 1 harvest crystal=CP7; 0 play card=S3a slot=1;
0 choose name=crystal; 0 advance region=1; 0 choose name=card; 0 crystal tile=CM2 slot=7 less=0;
0 pay resource=stone; 0 pay resource=jade; 1 play card=S3b slot=0; 1 crystal tile=CM4 slot=6 less=0;
1 pay resource=jade; 0 use die=1; 0 amulet worth=1; 0 amulet worth=1; 0 place region=1; 0 forest tier=3;
0 mitama tile=M12 less=1; 0 choose name="amu\\u00201"; 0 combine tile=D05b; 0 advance region=2;
0 building tile=A3; 0 take resource=sake; 1 use die=0; 1 place region=5; 1 forest tier=3;
1 crystal tile=CS12 slot=2 less=0; 1 building tile=A2; 1 take resource=wood; 0 cross die=1;
0 favour hill=1 favour=bitoku; 1 cross die=0; 1 favour hill=5 favour=yokai; 0 sacrifice die=0;
0 place region=1; 0 forest tier=3; 0 mitama tile=M18 less=1; 0 choose name="amu\\u00201";
0 combine tile=D08b; 0 unlock die=2; 0 building tile=A3; 0 take resource=jade; 1 play card=Y25 slot=2;
1 choose name=crystal; 1 start at=n0; 1 choose name=card; 1 choose name=rockpil; 1 rockPilgrim space=2;
1 advance region=2; 0 use die=2; 0 amulet worth=1; 0 amulet worth=1; 0 amulet worth=1; 0 place region=2;
0 forest tier=4; 0 follow; 0 start at=n0; 0 walk from=n0; 0 building tile=A1; 1 use die=2;
1 visit floor=4; 1 copy seat=0 die=2; 1 forest tier=4; 1 walk from=n0; 1 enter from=n1 space=0;
1 start at=n0; 0 cross die=2; 0 favour hill=2 favour=bitoku; 1 play card=S4b slot=1;
1 dragonfly tile=D11b less=0; 1 take resource=jade; 0 play card=S5a slot=2; 0 take resource=sake;
1 use die=1; 1 place region=5; 1 forest tier=3; 1 build tile=R5 zone=1 less=0; 1 building tile=A2;
1 take resource=stone; 0 play card=S4a slot=0; 0 mitama tile=M14 less=0; 0 choose name="mp\\u00201";
0 follow; 1 cross die=1; 1 favour hill=4 favour=yokai; 0 pass; 1 pass; 1 lay values=[2,2,1];
0 lay values=[3,3,2]; 1 virtue card=Y25; 1 discard card=S1b; 0 discard card=S5a; 1 harvest crystal=CP7;
1 play card=S4b slot=2; 1 choose name=crystal; 1 walk from=n0; 1 choose name=card;
1 mitama tile=M02 less=0; 1 choose name="res\\u00201"; 1 take resource=sake; 1 combine tile=D11b;
1 choose name=rock; 1 rock rock=IW12; 0 play card=S3a slot=1; 0 choose name=crystal; 0 advance region=2;
0 choose name=card; 0 crystal tile=CP11 slot=4 less=0; 1 use die=2; 1 amulet worth=1; 1 place region=5;
1 forest tier=2; 1 build tile=T1 zone=2 less=0; 1 building tile=A2; 1 take resource=stone; 0 use die=1;
0 amulet worth=1; 0 amulet worth=2; 0 place region=2; 0 forest tier=6; 0 enter from=n1 space=1;
0 start at=n0; 0 walk from=n0; 0 walk from=n1; 0 building tile=A1; 1 cross die=2;
1 favour hill=4 favour=yokai; 0 cross die=1; 0 favour hill=1 favour=bitoku; 1 play card=S3b slot=1;
1 build tile=F4 zone=2 less=0; 0 sacrifice die=0; 0 amulet worth=1; 0 place region=2; 0 forest tier=4;
0 enter from=n2 space=0; 0 take resource=sake; 0 follow; 0 start at=n2; 0 building tile=F4;
0 take resource=jade; 1 choose name="pv\\u00201"; 1 use die=1; 1 amulet worth=1; 1 place region=1;
1 forest tier=3; 1 mitama tile=M08 less=1; 1 pay resource=sake; 1 unlock die=0; 1 building tile=A3;
1 take resource=sake; 0 cross die=0; 0 favour hill=2 favour=bitoku; 1 use die=0; 1 amulet worth=1;
1 place region=5; 1 forest tier=3; 1 crystal tile=CS11 slot=0 less=0; 1 pay resource=sake;
1 building tile=A2; 1 take resource=wood; 0 play card=S4a slot=2; 0 dragonfly tile=D16b less=0;
0 take resource=jade; 0 combine tile=M14; 0 look; 0 keep card=B12; 1 cross die=0;
1 favour hill=5 favour=yokai; 0 use die=2; 0 amulet worth=2; 0 place region=2; 0 forest tier=4; 0 follow;
0 follow; 0 dragonfly tile=D07a less=0; 0 walk from=n2; 0 building tile=A1; 1 play card=Y21 slot=0;
1 choose name=crystal; 1 walk from=n1; 1 choose name=card; 1 advance region=5; 1 advance region=3;
0 play card=S1a slot=0; 0 walk from=n3; 1 pass; 0 pass; 1 lay values=[3,2,1]; 0 lay values=[4,3,3];
1 virtue card=S3b; 1 discard card=Y24; 0 discard card=S5a; 1 harvest crystal=CP7; 1 play card=Y28 slot=0;
1 choose name=crystal; 1 enter from=n2 space=1; 1 take resource=sake; 1 choose name=card; 1 decline;
1 unlock die=1; 0 sacrifice die=1; 0 amulet worth=1; 0 place region=2; 0 forest tier=4;
0 enter from=n4 space=0; 0 start at=n2; 0 walk from=n2; 0 building tile=A1; 1 use die=0; 1 amulet worth=1;
1 place region=1; 1 forest tier=3; 1 mitama tile=M15 less=1; 1 choose name="amu\\u00201";
1 building tile=R5; 1 crystal tile=CS10 slot=1 less=0; 0 play card=S4a slot=0; 0 mitama tile=M01 less=0;
0 choose name="res\\u00201"; 0 take resource=sake; 0 combine tile=D07a; 1 play card=S5b slot=1;
1 choose name=card; 1 take resource=sake; 1 choose name=crystal; 0 use die=0; 0 amulet worth=2;
0 place region=5; 0 forest tier=6; 0 crystal tile=CS9 slot=2 less=1; 0 build tile=O4 zone=1 less=0;
0 building tile=A2; 0 take resource=stone; 1 play card=S2b slot=2; 1 choose name=crystal; 1 decline;
1 choose name=card; 1 take resource=wood; 0 play card=S3a slot=2; 0 choose name=crystal;
0 back seat=1 region=5; 0 choose name=card; 0 crystal tile=CP12 slot=3 less=0; 0 pay resource=wood;
1 use die=2; 1 amulet worth=1; 1 visit floor=4; 1 copy seat=0 die=0; 1 forest tier=6;
1 build tile=O1 zone=5 less=1; 1 crystal tile=CP9 slot=3 less=0; 1 pay resource=jade; 1 pay resource=sake;
0 cross die=0; 0 favour hill=4 favour=yokai; 1 cross die=0; 1 favour hill=1 favour=double;
1 choose name=rockpil; 1 rockPilgrim space=3; 1 choose name=vision; 1 look; 1 keep card=V04; 0 use die=2;
0 amulet worth=1; 0 place region=1; 0 forest tier=4; 0 mitama tile=M19 less=1; 0 pay resource=jade;
0 choose name="kod\\u00201"; 0 advance region=1; 0 building tile=R5; 0 build tile=F5 zone=5 less=0;
1 choose name="pv\\u00201"; 1 use die=1; 1 amulet worth=1; 1 visit floor=2; 1 look; 1 keep card=V19;
0 play card=Y20 slot=1; 0 choose name=crystal; 0 advance region=5; 0 choose name=card`,
    decisions: {
      236: [
        ['1 place region=5', 0],
        ['1 place region=4', 7.5],
        ['1 visit floor=2', 8],
        ['1 place region=2', 8.5],
        ['1 visit floor=1', 10.3],
        ['1 visit floor=3', 10.4],
      ],
      307: [
        ['0 use die=0', 0],
        ['0 cross die=1', 7.7],
        ['0 play card=S3a slot=2', 8.7],
        ['0 play card=S3a slot=1', 9.2],
        ['0 play card=S1a slot=2', 14.2],
        ['0 play card=S1a slot=1', 15.6],
      ],
      309: [
        ['0 place region=5', 0],
        ['0 place region=4', 6.5],
        ['0 visit floor=1', 10.6],
        ['0 visit floor=2', 10.9],
        ['0 visit floor=4', 16.3],
        ['0 visit floor=3', 18.3],
      ],
      336: [
        ['0 favour hill=4 favour=yokai', 0],
        ['0 favour hill=5 favour=double', 5],
        ['0 favour hill=4 favour=double', 5],
        ['0 favour hill=5 favour=yokai', 5.4],
        ['0 favour hill=4 favour=bitoku', 11.2],
        ['0 favour hill=5 favour=bitoku', 12.4],
      ],
      344: [
        ['0 use die=2', 0],
        ['0 cross die=1', 6.5],
        ['0 play card=Y20 slot=1', 8.6],
        ['0 play card=S1a slot=1', 17.7],
      ],
      364: [
        ['0 dragonfly tile=D10b less=0', 0],
        ['0 dragonfly tile=D04a less=0', 2.8],
        ['0 dragonfly tile=D05a less=0', 4],
        ['0 dragonfly tile=D09b less=0', 5.5],
        ['0 decline', 6.4],
      ],
    },
  },
  {
    people: 2,
    options: {
      hard: false,
      tenguDragonflies: 'one',
      tenguWithoutYokai: false,
      tenguWithoutResources: false,
      tenguSlowKodamas: false,
      tenguWithoutHarvest: false,
      tenguPilgrim: false,
      tenguKodamasAhead: false,
      tenguKodamaPoints: false,
    },
    seed: 'puzzle 104',
    moves: `
1 discard card=S1b; 0 discard card=S1a; 1 play card=S3b slot=0; 1 crystal tile=CM1 slot=6 less=0;
1 pay resource=wood; 0 play card=S3a slot=0; 0 crystal tile=CS12 slot=1 less=0; 1 use die=0;
1 amulet worth=1; 1 place region=5; 1 forest tier=4; 1 build tile=T2 zone=5 less=1; 1 building tile=A6;
0 use die=0; 0 amulet worth=1; 0 place region=1; 0 forest tier=4; 0 mitama tile=M08 less=1;
0 unlock die=1; 0 combine tile=D10b; 0 look; 0 keep card=V13; 0 building tile=A1; 1 cross die=0;
1 favour hill=5 favour=bitoku; 0 use die=1; 0 place region=5; 0 forest tier=2;
0 build tile=O3 zone=5 less=0; 0 building tile=T2; 0 rockPilgrim space=0; 1 play card=S5b slot=1;
1 take resource=sake; 0 cross die=0; 0 favour hill=1 favour=yokai; 1 use die=1; 1 amulet worth=1;
1 place region=1; 1 forest tier=3; 1 mitama tile=M01 less=1; 1 choose name="res\\u00201";
1 take resource=sake; 1 combine tile=D12a; 1 rockPilgrim space=0; 1 building tile=A1;
0 play card=Y26 slot=2; 0 choose name="res\\u00201"; 0 take resource=sake; 0 choose name="amu\\u00201";
1 cross die=1; 1 favour hill=1 favour=bitoku; 0 cross die=1; 0 favour hill=4 favour=bitoku;
1 play card=S2b slot=2; 1 take resource=stone; 0 play card=S2a slot=1; 0 choose name=crystal; 0 follow;
0 take resource=sake; 0 choose name=card; 0 take resource=stone; 1 use die=2; 1 amulet worth=1;
1 place region=5; 1 forest tier=2; 1 build tile=O4 zone=1 less=0; 0 use die=2; 0 amulet worth=1;
0 amulet worth=1; 0 amulet worth=1; 0 amulet worth=1; 0 visit floor=4; 0 copy seat=1 die=2;
0 forest tier=2; 0 build tile=T6 zone=2 less=0; 1 pass; 0 pass; 0 lay values=[4,3,1];
1 lay values=[3,2,2]; 0 virtue card=Y26; 1 virtue card=S2b; 0 discard card=S2a; 1 discard card=S5b;
0 play card=S3a slot=1; 0 choose name=crystal; 0 start at=n0; 0 choose name=card;
0 crystal tile=CP8 slot=4 less=0; 1 play card=S1b slot=0; 1 follow; 0 use die=1; 0 place region=5;
0 forest tier=3; 0 crystal tile=CP5 slot=5 less=0; 0 building tile=O3; 1 use die=0; 1 place region=1;
1 forest tier=3; 1 mitama tile=M02 less=1; 1 choose name="res\\u00201"; 1 take resource=wood;
1 building tile=O4; 0 cross die=1; 0 favour hill=4 favour=bitoku; 1 cross die=0;
1 favour hill=2 favour=bitoku; 0 play card=S1a slot=0; 0 follow; 0 walk from=n0; 1 sacrifice die=2;
1 amulet worth=2; 1 place region=5; 1 forest tier=4; 1 build tile=F4 zone=1 less=1; 1 building tile=A6;
0 use die=0; 0 place region=2; 0 forest tier=4; 0 enter from=n1 space=0; 0 start at=n0; 0 walk from=n0;
0 building tile=A2; 0 take resource=stone; 1 cross die=2; 1 favour hill=5 favour=bitoku; 0 cross die=0;
0 favour hill=2 favour=yokai; 1 play card=S3b slot=1; 1 crystal tile=CS8 slot=2 less=0;
0 play card=Y18 slot=2; 0 choose name=card; 0 dragonfly tile=D03b less=0; 0 take resource=sake;
0 take resource=jade; 1 use die=1; 1 visit floor=3; 1 choose name="mp\\u00201"; 1 follow;
1 advance region=5; 0 use die=2; 0 visit floor=2; 0 look; 0 keep card=V01; 1 play card=S5b slot=2;
1 choose name=crystal; 1 advance region=3; 1 choose name=card; 1 take resource=sake; 0 pass; 1 pass;
0 lay values=[3,2,1]; 1 lay values=[3,2,2]; 0 virtue card=S1a; 0 discard card=S2a; 1 discard card=S5b;
0 play card=S3a slot=1; 0 choose name=crystal; 0 walk from=n1; 0 choose name=card;
0 crystal tile=CM5 slot=6 less=0; 0 pay resource=sake; 0 pay resource=stone; 1 play card=S3b slot=2;
1 choose name=crystal; 1 advance region=5; 1 choose name=card; 1 crystal tile=CM4 slot=7 less=0;
0 use die=1; 0 amulet worth=1; 0 place region=1; 0 forest tier=3; 0 mitama tile=M20 less=1;
0 choose name="amu\\u00201"; 0 combine tile=D03b; 0 enter from=n2 space=0; 0 choose name=rock;
0 rock rock=IW2; 0 start at=n2; 0 building tile=O4; 1 choose name="pv\\u00201"; 1 use die=2;
1 amulet worth=1; 1 place region=2; 1 forest tier=3; 1 follow; 1 follow; 1 look; 1 keep card=V12;
1 building tile=A2; 1 take resource=wood; 0 sacrifice die=0; 0 amulet worth=1; 0 amulet worth=2;
0 place region=5; 0 forest tier=6; 0 build tile=O1 zone=4 less=1; 0 crystal tile=CP7 slot=3 less=0;
0 building tile=O3; 1 cross die=2; 1 favour hill=1 favour=yokai; 0 cross die=0;
0 favour hill=5 favour=bitoku; 1 play card=Y29 slot=0; 1 look; 1 keep card=B03; 0 cross die=1;
0 favour hill=1 favour=bitoku; 1 use die=0; 1 amulet worth=1; 1 place region=4; 1 building tile=A4;
1 follow; 1 forest tier=4; 1 take resource=sake; 1 take resource=sake; 0 play card=Y18 slot=2;
0 choose name=card; 0 dragonfly tile=D09a less=0; 0 take resource=jade; 0 take resource=jade;
1 play card=S4b slot=1; 1 dragonfly tile=D14a less=0; 1 combine tile=M02;
1 crystal tile=CP9 slot=5 less=1; 0 use die=2; 0 amulet worth=1; 0 place region=1; 0 forest tier=2;
0 mitama tile=M22 less=0; 0 follow; 0 take resource=sake; 0 combine tile=D09a; 0 building tile=A1;
1 cross die=0; 1 favour hill=5 favour=yokai; 0 play card=S2a slot=0; 0 take resource=wood; 1 use die=1;
1 amulet worth=2; 1 place region=2; 1 forest tier=4; 1 start at=n0; 1 walk from=n0;
1 enter from=n1 space=1; 1 building tile=A2; 1 take resource=stone; 0 pass; 1 pass; 0 lay values=[3,2,2];
1 lay values=[4,3,2]; 0 virtue card=Y18; 1 virtue card=Y29; 0 discard card=S5a; 1 discard card=S1b;
1 advance region=2; 0 sacrifice die=0; 0 amulet worth=1; 0 place region=5; 0 forest tier=4;
0 build tile=R4 zone=2 less=1; 0 building tile=O3; 1 play card=S3b slot=2; 1 choose name=crystal;
1 advance region=5; 1 choose name=card; 1 crystal tile=CP11 slot=4 less=0; 1 pay resource=stone;
0 play card=S3a slot=1; 0 choose name=crystal; 0 follow; 0 take resource=wood; 0 choose name=card;
0 crystal tile=CM7 slot=7 less=0; 0 pay resource=sake; 1 use die=2; 1 amulet worth=1; 1 place region=1;
1 forest tier=3; 1 mitama tile=M21 less=1; 1 take resource=sake; 1 building tile=F4; 1 take resource=jade;
0 cross die=0; 0 favour hill=5 favour=bitoku; 1 play card=S4b slot=0; 1 dragonfly tile=D12b less=0;
1 take resource=stone; 1 combine tile=M21; 1 rockPilgrim space=1; 0 use die=1; 0 place region=2;
0 forest tier=2; 0 follow; 0 building tile=A2; 0 take resource=stone; 1 cross die=2;
1 favour hill=2 favour=yokai; 0 cross die=1; 0 favour hill=1 favour=bitoku; 1 play card=Y20 slot=1;
1 choose name=card; 1 mitama tile=M03 less=0; 1 choose name="res\\u00201"; 1 take resource=jade;
0 sacrifice die=2; 0 amulet worth=2; 0 place region=2; 0 forest tier=4; 0 follow; 0 advance region=2;
0 walk from=n2; 0 walk from=n3; 0 building tile=R4; 0 mitama tile=M17 less=0; 0 choose name="kod\\u00201";
0 advance region=3; 1 use die=1; 1 amulet worth=1; 1 place region=1; 1 forest tier=4;
1 dragonfly tile=D16a less=1; 1 combine tile=M03; 1 look; 1 keep card=B23; 1 building tile=F4;
1 take resource=jade; 0 play card=S4a slot=2`,
    decisions: {
      259: [
        ['0 build tile=R4 zone=2 less=1', 0],
        ['0 build tile=R6 zone=2 less=1', 6.3],
        ['0 build tile=R4 zone=4 less=1', 6.4],
        ['0 build tile=T5 zone=4 less=1', 6.6],
        ['0 build tile=R6 zone=1 less=1', 7.6],
        ['0 build tile=R6 zone=4 less=1', 8.7],
      ],
      327: [
        ['0 dragonfly tile=D11a less=0', 0],
        ['0 dragonfly tile=D05b less=0', 3.2],
        ['0 decline', 7],
      ],
    },
  },
]
