import { table } from './sought.ts';

/** As people type every day: units beside numbers, ranges in words, three scripts in one line. */
export const daily = table(`
125 cc less than 30000 km | cc=125 kmMax=30000
125cc under 30000 km | cc=125 kmMax=30000
less than 30000 km 125 cc | kmMax=30000 cc=125
150 cc under 2 lakh | cc=150 priceMax=200000
under 2 lakh 150 cc | priceMax=200000 cc=150
150cc less than 20k km under 1.5 lakh | cc=150 kmMax=20000 priceMax=150000
2018 model under 30000 km | year=2018 kmMax=30000
2018 less than 1 lakh | year=2018 priceMax=100000
১২৫ সিসি ৩০০০০ কিমির কম | cc=125 kmMax=30000
১৫০ সিসি ১ লাখের নিচে | cc=150 priceMax=100000
১৫০ সিসি ২০ হাজার কিলোমিটারের কম | cc=150 kmMax=20000
125 cc 30000 km er kom | cc=125 kmMax=30000
150 cc 1 lakh er kom | cc=150 priceMax=100000
10k km er kom | kmMax=10000
10k km er niche pulsar | model=pulsar-* kmMax=10000
cc 150 | cc=150
cc 125 dhaka | cc=125 district=dhaka
সিসি ১৫০ | cc=150
150 sisi | cc=150
between 1 and 1.5 lakh | priceMin=100000 priceMax=150000
between 80 and 90 thousand | priceMin=80000 priceMax=90000
price between 1 lakh to 1.5 lakh | priceMin=100000 priceMax=150000
from 1 lakh to 1.5 lakh | priceMin=100000 priceMax=150000
১ থেকে ১.৫ লাখ | priceMin=100000 priceMax=150000
১ লাখ থেকে দেড় লাখ | priceMin=100000 priceMax=150000
৮০ হাজার থেকে ১ লাখ ২০ হাজার | priceMin=80000 priceMax=120000
2018 er por | yearMin=2018
2018 er porer model | yearMin=2018
2018 theke 2020 | yearMin=2018 yearMax=2020
২০১৮ এর পর | yearMin=2018
২০১৮ সালের পরের মডেল | yearMin=2018
between 2018 and 2020 | yearMin=2018 yearMax=2020
older than 2015 | yearMax=2015
newer than 2019 r15 | model=r15-* yearMin=2019
pulsar 150 2019 1.2 lakh dhaka | model=pulsar-150 year=2019 priceMax=120000 district=dhaka
gixxer 155 2020 150000 | model=gixxer-155 year=2020 priceMax=150000
fzs 90000 | model=fzs-* priceMax=90000
r15 v3 250000 tk | model=r15-v3 priceMax=250000
৯০ হাজারের মধ্যে ডিসকভার | model=discover-* priceMax=90000
1.2L pulsar | model=pulsar-* priceMax=120000
120k pulsar | model=pulsar-* priceMax=120000
১লাখ২০হাজার | priceMax=120000
1lakh 20hajar | priceMax=120000
1 lac 20 k er moddhe | priceMax=120000
at least 150cc | ccMin=150
150cc er upore | ccMin=150
150cc+ | ccMin=150
150 cc or more | ccMin=150
cc more than 150 | ccMin=150
less than 125cc | ccMax=125
125cc er niche | ccMax=125
১৫০ সিসির উপরে | ccMin=150
up to 150cc under 1 lakh | ccMax=150 priceMax=100000
100cc theke 125cc | ccMin=95 ccMax=130
kom km pulsar 150 | model=pulsar-150 sort=km
20000 km chola pulsar | model=pulsar-* kmMax=20000
২০,০০০ কিমি চলা পালসার | model=pulsar-* kmMax=20000
5000km r15 v4 | model=r15-v4 kmMax=5000
km 15000 fzs | model=fzs-* kmMax=15000
mileage below 20000 | kmMax=20000
10000 to 20000 km | kmMax=20000
not over 1 lakh | priceMax=100000
1 lakh er beshi na | priceMax=100000
১ লাখের বেশি না | priceMax=100000
no more than 20000 km | kmMax=20000
not less than 2018 | yearMin=2018
not older than 2018 | yearMin=2018
2018 er age na | yearMin=2018
dhakar moddhe 1 lakh er bike | district=dhaka priceMax=100000
chittagong 1 lakh er moddhe 155 cc gixxer | district=chattogram priceMax=100000 model=gixxer-155
scooty ১ লাখ taka khulna | kind=1 priceMax=100000 district=khulna
r15 v৩ ২০২১ | model=r15-v3 year=2021
hornet 2.0 | model=hornet-2-0
apache rtr ২ লাখ er niche ctg | model=apache-rtr-* priceMax=200000 district=chattogram
budget 80k | priceMax=80000
80k budget e scooty | kind=1 priceMax=80000
amar budget 1 lakh 50 hajar | priceMax=150000
daam 1 lakh er moto | priceMin=85000 priceMax=115000
1.5 lakh around | priceMin=127500 priceMax=172500
Tk. 1,20,000 | priceMax=120000
120000/- | priceMax=120000
2 owner | owners=2
owner 2 | owners=2
2nd owner dhaka | owners=2 district=dhaka
dui malik | owners=2
suzuki 2017 black | brand=suzuki year=2017 rest=blk
100-125cc 2018-2020 50k-80k | ccMin=95 ccMax=130 yearMin=2018 yearMax=2020 priceMin=50000 priceMax=80000
150-160 cc under 25k km | ccMin=145 ccMax=165 kmMax=25000
2018 less than 125cc | yearMin=2018 yearMax=2018 ccMax=125
2018 more than 150cc | yearMin=2018 yearMax=2018 ccMin=150
150cc above 2018 | cc=150 yearMin=2018
2018 or newer pulsar | model=pulsar-* yearMin=2018
60k-70k km | kmMax=70000
30,000-40,000 km | kmMax=40000
10-20 hajar km | kmMax=20000
km 5000-10000 | kmMax=10000
km 10-20k fzs | model=fzs-* kmMax=20000
কিমি ৫০০০ থেকে ১০০০০ | kmMax=10000
2k19 r15 | model=r15-* year=2019
2k20 model | year=2020
18 theke 20 model | yearMin=2018 yearMax=2020
১ লাখের বেশি হবে না | priceMax=100000
not hero |
not in dhaka |
outside dhaka fzs | model=fzs-*
ঢাকার বাইরে পালসার ১৫০ | model=pulsar-150
150cc chara |
yamaha but not fz | brand=yamaha
green r15 | model=r15-* rest=grn
yamaha chara bike dhaka | district=dhaka
হিরো ছাড়া ১ লাখের মধ্যে | priceMax=100000
pulsar 150 - 20000 km | model=pulsar-150 kmMax=20000
2018 - 20000 km | year=2018 kmMax=20000
run 15000 | kmMax=15000
2018 up pulsar | model=pulsar-* yearMin=2018
150cc up | ccMin=150
1 lakh 20 | priceMax=120000
fzs 1 lakh 40 er moddhe | model=fzs-* priceMax=140000
1 lakh 20 model | priceMax=100000 year=2020
one and a half lakh | priceMax=150000
under fifty thousand | priceMax=50000
ponchash hajar takar moddhe | priceMax=50000
পঞ্চাশ হাজারের মধ্যে | priceMax=50000
`);
