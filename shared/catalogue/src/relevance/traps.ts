import { table } from './sought.ts';

/** What is easily taken for something else. */
export const traps = table(`
sylhet e seller | district=sylhet
selling bike |
sellar |
racing bike |
metro 100 | model=metro-100
honda metro | model=metro-*
1 lakh r15 | priceMax=100000 model=r15-*
তিন লাখ টাকার মধ্যে আর১৫ | priceMax=300000 model=r15-*
1 lakh tk r bike | priceMax=100000
1 lakh 2020 model | priceMax=100000 year=2020
gixxer2021 | model=gixxer-* year=2021
pulsar-150-2018 | model=pulsar-150 year=2018
km under 30000 | kmMax=30000
fzs v3 2020 15000 km 2.2 lakh | model=fzs-v3 year=2020 kmMax=15000 priceMax=220000
less km | sort=km
1 lakh near dhaka | priceMax=100000 district=dhaka,gazipur,narayanganj,munshiganj,manikganj,tangail,faridpur
1 lakh from dhaka | priceMax=100000 district=dhaka
not more than 1 lakh | priceMax=100000
minimum 1 lakh maximum 2 lakh | priceMin=100000 priceMax=200000
সর্বনিম্ন ১ লাখ সর্বোচ্চ ২ লাখ | priceMin=100000 priceMax=200000
1.5 er niche | priceMax=150000
1.5-2L | priceMin=150000 priceMax=200000
2021-22 | yearMin=2021 yearMax=2022
21 model r15 | model=r15-* year=2021
r15 version 3 | model=r15-v3
ইয়ামাহা আর১৫ ভার্সন ৩ | brand=yamaha model=r15-v3
royel enfild | brand=royal-enfield
um commando | brand=um model=renegade-commando
pulsar single disc | model=pulsar-*
mirpur 10 | area=dhaka/mirpur
uttara sector 7 | area=dhaka/uttara
electric scooter | kind=1 model=iqube,lime,e3,takyon-1-00,takyon-leo,durbar,durdanto,durjoy,duranto,eagle,sathi,shomrat,a10,a11,a12,c32,t5
tulsar | rest=tlsr
hreo | rest=hriu
classic bike | rest=klsk
kagoj nai |
owner 1 | owners=1
bajaj 150 | brand=bajaj cc=150
paper fail bike |
kagoj fail |
পেপার ফেইল |
papers expired |
paper problem |
papers nei |
পেপার নষ্ট |
paper ok na |
kagoj thik nai |
কাগজপত্র আপডেট না |
paper update chara |
paper off |
papers tax token fail |
kagoj lagbe na |
papers update korte hobe |
কাগজের মেয়াদ শেষ |
papers ok no problem | papers=complete
papers no problem | papers=complete
kagoj e kono somossa nai | papers=complete
dhaka metro bike | district=dhaka
ঢাকা মেট্রো ল ১৫০ সিসি | district=dhaka cc=150
registration dhaka metro | district=dhaka
chattogram metro | district=chattogram
chatto metro | district=chattogram
চট্ট মেট্রো হ | district=chattogram
r15 v3 dhaka metro | model=r15-v3 district=dhaka
FZS V3 Dhaka Metro | model=fzs-v3 district=dhaka
fzs dhaka metro ha | model=fzs-* district=dhaka
Yamaha FZS V3 Dhaka Metro-La 34-2015 | brand=yamaha model=fzs-v3 district=dhaka
dhaka metro la 15 2019 model | district=dhaka year=2019
dhaka metro la 80 hajar | district=dhaka priceMax=80000
dhaka metro 100 | model=metro-100 district=dhaka
metro dhaka | model=metro-* district=dhaka
tvs metro dhaka | brand=tvs model=metro-* district=dhaka
150 1.5 lakh | cc=150 priceMax=150000
r15 150 2 lakh | model=r15-* priceMax=200000
2019 80 hajar | year=2019 priceMax=80000
2019-21 80 hajar | yearMin=2019 yearMax=2021 priceMax=80000
model 18 80 hajar | year=2018 priceMax=80000
2k18 80 hajar | year=2018 priceMax=80000
pulsar 150 180 hajar | model=pulsar-150 priceMax=180000
pulsor 150 180 hajar | model=pulsar-150 priceMax=180000
yamaha 150 180 hajar | brand=yamaha cc=150 priceMax=180000
r15 v3 4 lakh | model=r15-v3 priceMax=400000
hornet 2.0 2.5 lakh | model=hornet-2-0 priceMax=250000
mirpur 10 50 hajar | area=dhaka/mirpur priceMax=50000
uttara sector 7 10 hajar | area=dhaka/uttara priceMax=10000
owner 1 2 lakh | owners=1 priceMax=200000
km 20 hajar 1 lakh | kmMax=20000 priceMax=100000
mirpur or gazipur fzs | model=fzs-* district=gazipur,dhaka
uttara ba gazipur | district=gazipur,dhaka
mirpur savar gazipur | district=gazipur,dhaka
tongi dhaka | district=dhaka,gazipur
uttara tongi dhaka | district=dhaka,gazipur area=dhaka/uttara,gazipur/tongi
Tongi, Gazipur, Dhaka | district=gazipur,dhaka area=gazipur/tongi
Tongi, Dhaka | district=dhaka rest=tuni
mirpur or sylhet | district=sylhet,dhaka
mirpur kushtia | district=kushtia rest=mrpr
no hero |
no bajaj |
no yamaha |
no dhaka |
no pulsar bajaj | brand=bajaj
not pulsar bajaj | brand=bajaj
model no r15 | model=r15-*
para no |
mirpur 10 no | area=dhaka/mirpur
no 1 bike dhaka | district=dhaka
pulsar no 150 | model=pulsar-150,pulsar-150-neon,pulsar-150-twin-disc,pulsar-as150,pulsar-n150,pulsar-p150
koyek lakh taka | rest=kuik
নয় লাখ টাকা | priceMax=900000
`);
