import { table } from './sought.ts';

/** Bangla in Latin letters, or mixed with English. */
export const banglish = table(`
pulsar er dam koto | model=pulsar-*
dhakay pulsar 150 | model=pulsar-150 district=dhaka
dhakar bike | district=dhaka
chittagong e bike lagbe | district=chattogram
sylhete r15 v3 | model=r15-v3 district=sylhet
khulnay scooty | kind=1 district=khulna
1 lakh er niche | priceMax=100000
1 lakher moddhe bike | priceMax=100000
1.5 lakh er moddhe 150cc | priceMax=150000 cc=150
der lakh takar moddhe | priceMax=150000
arai lakh | priceMax=250000
ek lakh takar bike | priceMax=100000
80 hajar takar moddhe | priceMax=80000
50 hajar theke 1 lakh | priceMin=50000 priceMax=100000
2 lakh er upore | priceMin=200000
1 lakh 30 hajar er moddhe fzs | model=fzs-* priceMax=130000
kagoj ok | papers=complete
kagoj thik emon pulsar keu bechben | papers=complete model=pulsar-*
kagoj potro thik ache | papers=complete
pulsar 150 kagoj update | model=pulsar-150 papers=complete
sob kagoj ache | papers=complete
kom chola gixxer | model=gixxer-* sort=km
kom dame bike | sort=price
sosta bike dhaka | district=dhaka sort=price
prothom malik | owners=1
ek malik er bike | owners=1
fresh r15 | model=r15-* condition=excellent
valo condition | condition=good
purano bike kinbo |
2nd hand bike dhaka | district=dhaka
r15 v3 dhaka te | model=r15-v3 district=dhaka
fz v2 mirpur e | model=fz-v2,fzs-v2 area=dhaka/mirpur
fz dhaka | model=fz-*,fzs-* district=dhaka
2 lakh er moddhe fz | model=fz-*,fzs-* priceMax=200000
dio 1 lakh | model=dio-* priceMax=100000
mt rajshahi te | model=mt-* district=rajshahi
2019 er por hornet | model=cb-hornet-*,hornet-* yearMin=2019
2018 er age | yearMax=2018
2020 saler pulsar | model=pulsar-* year=2020
20 hajar km er niche | kmMax=20000
lal pulsar | model=pulsar-* rest=rid
scooty meyeder jonno | kind=1
pulsar chai dhaka | model=pulsar-* district=dhaka
hunda hornet | brand=honda model=cb-hornet-*,hornet-*
বাইক under 1 lakh | priceMax=100000
pulsar ঢাকা | model=pulsar-* district=dhaka
yamaha আর১৫ | brand=yamaha model=r15-*
gixxer ১ লাখ ৫০ হাজার | model=gixxer-* priceMax=150000
dhaka bibhag | district=dhaka,gazipur,narayanganj,tangail,narsingdi,manikganj,munshiganj,faridpur,gopalganj,madaripur,rajbari,shariatpur,kishoreganj
comilla te discover 125 | model=discover-125 district=cumilla
`);
