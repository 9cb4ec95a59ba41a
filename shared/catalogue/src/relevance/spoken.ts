import { table } from './sought.ts';

/** As people say it: numbers in words, orders from one end to the other, a motorbike in two words. */
export const spoken = table(`
মোটর সাইকেল |
মটর বাইক ঢাকা | district=dhaka
মোটর সাইকেল ১ লাখের নিচে | priceMax=100000
মটরসাইকেল চট্টগ্রাম | district=chattogram
motor bike |
under 1 lakh motor bike | priceMax=100000
motor cycle dhaka 150cc | district=dhaka cc=150
motor saikel 50 hajar | priceMax=50000
moter bike khulna | district=khulna
yamaha motor | brand=yamaha
bangla motor | area=dhaka/bangla-motor
high to low price | sort=-price
price high to low pulsar | model=pulsar-* sort=-price
price low to high | sort=price
kom theke beshi dam | sort=price
দাম কম থেকে বেশি | sort=price
বেশি দাম থেকে কম দাম | sort=-price
expensive to cheap | sort=-price
sort by price | sort=price
price descending | sort=-price
sort by year | sort=-year
km low to high | sort=km
highest price first | sort=-price
sobcheye dami bike | sort=-price
price highest 1 lakh | priceMax=100000
১ লাখের কম দামে | priceMax=100000
1 lakh kom km | priceMax=100000 sort=km
less running | sort=km
1 lack | priceMax=100000
1.5 lacks pulsar | priceMax=150000 model=pulsar-*
in pone dui lakh | priceMax=175000
সোয়া দুই লাখের মধ্যে | priceMax=225000
sare tin lakh | priceMax=350000
dui theke tin lakh | priceMin=200000 priceMax=300000
এক থেকে দেড় লাখ | priceMin=100000 priceMax=150000
one to two lakh | priceMin=100000 priceMax=200000
সাড়ে তিন থেকে চার লাখ | priceMin=350000 priceMax=400000
১ বা ২ লাখ | priceMin=100000 priceMax=200000
between 50k & 80k | priceMin=50000 priceMax=80000
পঁচিশ হাজার টাকা | priceMax=25000
পঁয়ত্রিশ হাজার থেকে পঁয়তাল্লিশ হাজার | priceMin=35000 priceMax=45000
pochattor hajar er niche | priceMax=75000
sixty five thousand | priceMax=65000
১ লাখের চেয়ে বেশি | priceMin=100000
1 lakh theke beshi | priceMin=100000
2 lakh theke shuru | priceMin=200000
greater than 2 lakh | priceMin=200000
lower than 1 lakh | priceMax=100000
150cc theke beshi | ccMin=150
125 or 150 cc | ccMin=120 ccMax=155
২০১৮ থেকে | yearMin=2018
3 years old | yearMin=2023
5 বছরের পুরাতন | yearMin=2021
more than 5 years old | yearMax=2021
10 years registration |
২০,০০০ কি.মি. | kmMax=20000
20 hajar er kom chola | kmMax=20000
mileage 50 |
45 kmpl bike |
উত্তরা সেক্টর ৭ | area=dhaka/uttara
মিরপুর ১০ নম্বর | area=dhaka/mirpur
uttara 14 no sector | area=dhaka/uttara
মেয়েদের স্কুটি ঢাকায় | kind=1 district=dhaka
ভাই একটা ভালো বাইক লাগবে ১ লাখের মধ্যে | priceMax=100000
which bike is best under 2 lakh | priceMax=200000
do you have pulsar 150 | model=pulsar-150
r15 এর দাম কত | model=r15-*
নীল রঙের জিক্সার | model=gixxer-* rest=blui
পালসার আর জিক্সার | model=pulsar-*,gixxer-*
ডিজিটাল নাম্বার প্লেট |
papers up to date | papers=complete
কাগজ পাতি ঠিক আছে | papers=complete
like new pulsar | model=pulsar-* condition=excellent
একদম নতুনের মতো জিক্সার | model=gixxer-* condition=excellent
9/10 condition pulsar | model=pulsar-*
single user | owners=1
motor sykel |
মটর সাইকেলের দাম কত |
lowest to highest price | sort=price
সর্বোচ্চ থেকে সর্বনিম্ন দাম | sort=-price
highest first | sort=-price
year high to low | sort=-year
newest to oldest | sort=newest
maximum price 1 lakh pulsar | model=pulsar-* priceMax=100000
minimum price 1 lakh | priceMin=100000
max price | sort=-price
pouni dui lakh | priceMax=175000
sawa lakh | priceMax=125000
saare char lakh | priceMax=450000
deer lakh | priceMax=150000
teen lakh | priceMax=300000
দুই লাখ পঞ্চাশ | priceMax=250000
one point five lakh | priceMax=150000
দুই তিন লাখ | priceMin=200000 priceMax=300000
আর ফিফটিন ভি ফোর | model=r15-v4
r15 version three | model=r15-v3
এপাচি ফোর ভি | model=apache-rtr-160-4v,apache-rtr-160-4v-fi,apache-rtr-160-4v-double-disc,apache-rtr-200-4v
bike bazar |
লো কিলোমিটার | sort=km
হাই টু লো প্রাইস | sort=-price
showroom condition | condition=excellent
ashi nobboi hajar | priceMin=80000 priceMax=90000
এক হাতের বাইক | owners=1
50 60 hajar takar moddhe | priceMin=50000 priceMax=60000
৫০ ৬০ হাজার টাকার মধ্যে | priceMin=50000 priceMax=60000
80 90k | priceMin=80000 priceMax=90000
100 150 hajar | priceMin=100000 priceMax=150000
60 70 hajar er bike | priceMin=60000 priceMax=70000
৭০ ৮০ হাজার | priceMin=70000 priceMax=80000
1.5 2 lakh er moddhe | priceMin=150000 priceMax=200000
60 hajar 70 hajar | priceMin=60000 priceMax=70000
80 hajar 1 lakh | priceMin=80000 priceMax=100000
pulsar 80 90k | model=pulsar-* priceMin=80000 priceMax=90000
km 10 20 hajar | kmMax=20000
2018, 2019, 2020 | yearMin=2018 yearMax=2020
2018/2019/2020 r15 | model=r15-* yearMin=2018 yearMax=2020
2018 2019 model fzs | model=fzs-* yearMin=2018 yearMax=2019
২০১৮ ২০১৯ মডেল | yearMin=2018 yearMax=2019
pulsar 2018 2019 | model=pulsar-* yearMin=2018 yearMax=2019
2018 ba 2019 ba 2020 | yearMin=2018 yearMax=2020
2k18 2k19 | yearMin=2018 yearMax=2019
লাখ টাকার মধ্যে | priceMax=100000
lakh takar niche pulsar | model=pulsar-* priceMax=100000
লাখের নিচে | priceMax=100000
lakher niche bike | priceMax=100000
লাখ টাকার বাইক | priceMax=100000
under a lakh | priceMax=100000
pulsar 150 lakh takar moddhe | model=pulsar-150 priceMax=100000
লাখ খানেক টাকায় | priceMin=85000 priceMax=115000
লাখখানেক টাকা | priceMin=85000 priceMax=115000
২০২০ বা তার পরের মডেল | yearMin=2020
2020 ba tar porer | yearMin=2020
2020 or later | yearMin=2020
150 cc ba tar beshi | ccMin=150
ঢাকা তে পালসার | model=pulsar-* district=dhaka
ফেনী তে | district=feni
bike gulo |
বাইক গুলো |
engine 150cc | cc=150
ইঞ্জিন ১৫০ সিসি | cc=150
engine capacity 150 | cc=150
cc limit 165 er moddhe | ccMax=165
jekono jela |
যেকোনো জেলা |
dhaka chara onno jela |
sector 10 uttara r15 | model=r15-* area=dhaka/uttara
10 no sector uttara | area=dhaka/uttara
পালসার নয় জিক্সার | model=gixxer-*
hero noy bajaj | brand=bajaj
১ লাখের বেশি নয় | priceMax=100000
`);
