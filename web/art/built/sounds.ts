// Written by web/art/build.mjs; change the sources there.
/** Where each sound lies in sounds.bin: samples a second, its first sample and how many; 16 bit, little endian. */
export const sounds = {
 "dice": [
  24000,
  0,
  11235
 ],
 "cup": [
  24000,
  11235,
  9509
 ],
 "wood": [
  24000,
  20744,
  1385
 ],
 "step": [
  24000,
  22129,
  805
 ],
 "bamboo": [
  24000,
  22934,
  2766
 ],
 "lowWood": [
  12000,
  25700,
  1620
 ],
 "paper": [
  24000,
  27320,
  3356
 ],
 "brush": [
  24000,
  30676,
  5721
 ],
 "leaf": [
  24000,
  36397,
  1195
 ],
 "water": [
  12000,
  37592,
  3091
 ],
 "lamp": [
  12000,
  40683,
  2392
 ],
 "coin": [
  24000,
  43075,
  3654
 ],
 "glass": [
  24000,
  46729,
  12948
 ],
 "bell": [
  12000,
  59677,
  8840
 ],
 "bowl": [
  12000,
  68517,
  12095
 ],
 "gong": [
  12000,
  80612,
  17727
 ],
 "drum": [
  12000,
  98339,
  1933
 ],
 "seal": [
  12000,
  100272,
  1933
 ],
 "lock": [
  24000,
  102205,
  1837
 ],
 "incense": [
  24000,
  104042,
  2875
 ],
 "wind": [
  12000,
  106917,
  10747
 ],
 "taken": [
  12000,
  117664,
  11056
 ],
 "darumaMotif": [
  12000,
  128720,
  18120
 ],
 "kodamaMotif": [
  12000,
  146840,
  17298
 ],
 "bambooMotif": [
  12000,
  164138,
  15960
 ],
 "bitokuMotif": [
  12000,
  180098,
  15960
 ]
} as const
