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
`);
