import { table } from './sought.ts';

/** Words that mean prices, years, kilometres, engines, papers, owners and orders, in English. */
export const filters = table(`
under 1.5 lakh | priceMax=150000
bike under 150000 | priceMax=150000
below 1 lac | priceMax=100000
85k | priceMax=85000
less than 2 lakh | priceMax=200000
within 80k | priceMax=80000
max 120000 tk | priceMax=120000
above 3 lakh | priceMin=300000
more than 2.5 lakh | priceMin=250000
1 to 1.5 lakh | priceMin=100000 priceMax=150000
1-1.5 lakh | priceMin=100000 priceMax=150000
1 lakh to 2 lakh | priceMin=100000 priceMax=200000
between 1 lakh and 2 lakh | priceMin=100000 priceMax=200000
80k-1.2 lakh | priceMin=80000 priceMax=120000
100000-150000 | priceMin=100000 priceMax=150000
50-70k | priceMin=50000 priceMax=70000
around 1 lakh | priceMin=85000 priceMax=115000
budget 2 lakh | priceMax=200000
pulsar 150 under 1 lakh 20 thousand | model=pulsar-150 priceMax=120000
1 lakh 20k | priceMax=120000
৳1,50,000 | priceMax=150000
150cc dhaka | cc=150 district=dhaka
150 cc | cc=150
125cc bike | cc=125
150-160cc | ccMin=145 ccMax=165
100 to 125 cc | ccMin=95 ccMax=130
under 125cc | ccMax=125
above 150cc | ccMin=150
pulsar 150cc | model=pulsar-150
gixxer 2019 | model=gixxer-* year=2019
2020 model fzs | model=fzs-* year=2020
2018-2020 | yearMin=2018 yearMax=2020
2018 to 2020 pulsar | model=pulsar-* yearMin=2018 yearMax=2020
after 2020 | yearMin=2020
2020+ | yearMin=2020
since 2019 hornet | model=cb-hornet-*,hornet-* yearMin=2019
before 2015 | yearMax=2015
from 2017 to 2019 | yearMin=2017 yearMax=2019
low km | sort=km
low mileage gixxer | model=gixxer-* sort=km
under 20000 km | kmMax=20000
20k km | kmMax=20000
less than 10,000 km | kmMax=10000
r15 under 15000km | model=r15-* kmMax=15000
cheap bike | sort=price
cheapest pulsar dhaka | model=pulsar-* district=dhaka sort=price
lowest price | sort=price
newest | sort=newest
latest model | sort=-year
most expensive bike | sort=-price
scooter | kind=1
scooty dhaka | kind=1 district=dhaka
scooter under 1 lakh | kind=1 priceMax=100000
scooty pep | model=scooty-pep-plus
sports bike | kind=3
sport bike under 2 lakh | kind=3 priceMax=200000
commuter bike | kind=2
papers ok | papers=complete
all papers ok pulsar | model=pulsar-* papers=complete
with papers | papers=complete
paper clear | papers=complete
single owner | owners=1
first owner gixxer | model=gixxer-* owners=1
1st owner | owners=1
one owner bike | owners=1
second owner | owners=2
excellent condition | condition=excellent
fresh condition r15 | model=r15-* condition=excellent
good condition discover | model=discover-* condition=good
fair condition | condition=fair
verified seller | verified=1
verified | verified=1
with photos | photos=1
bike with pictures | photos=1
yamaha r15 v3 2021 dhaka under 3 lakh low km | brand=yamaha model=r15-v3 year=2021 district=dhaka priceMax=300000 sort=km
honda 125cc 2019 chattogram single owner | brand=honda cc=125 year=2019 district=chattogram owners=1
fzs v2 2018 90k | model=fzs-v2 year=2018 priceMax=90000
yamaha under 2 lakh | brand=yamaha priceMax=200000
`);
