import { table } from './sought.ts';

/** As people type in Bangla. */
export const bangla = table(`
১ম মালিক | owners=1
২য় মালিক পালসার | model=pulsar-* owners=2
পালসার | model=pulsar-*
পালসার ১৫০ | model=pulsar-150
বাজাজ পালসার | brand=bajaj model=pulsar-*
বাজাজ ডিসকভার ১২৫ | brand=bajaj model=discover-125
আর১৫ ভি৩ | model=r15-v3
আর ১৫ | model=r15-*
আর ওয়ান ফাইভ ভি৪ | model=r15-v4
ইয়ামাহা এফজেডএস ভি৩ | brand=yamaha model=fzs-v3
এফজেড এস | model=fzs-*
এমটি ১৫ | model=mt-15*
জিক্সার | model=gixxer-*
জিক্সার এসএফ | model=gixxer-sf
সুজুকি জিক্সার ১৫৫ | brand=suzuki model=gixxer-155
এপাচি আরটিআর ১৬০ ৪ভি | model=apache-rtr-160-4v
আরটিআর ১৬০ | model=apache-rtr-160
টিভিএস মেট্রো | brand=tvs model=metro-*
হিরো হাংক | brand=hero model=hunk-*
স্প্লেন্ডার প্লাস | model=splendor-plus
হোন্ডা হর্নেট | brand=honda model=cb-hornet-*,hornet-*
সিবিআর ১৫০ | model=cbr-150r,cbr-150r-repsol
রয়েল এনফিল্ড ক্লাসিক ৩৫০ | brand=royal-enfield model=classic-350
রানার বুলেট ১০০ | brand=runner model=bullet-100
লিফান কেপিআর | brand=lifan model=kpr-*
প্লাটিনা ১০০ | model=platina-100
সিটি ১০০ | model=ct-100
ভেসপা | brand=vespa
স্কুটি | kind=1
স্কুটার ঢাকা | kind=1 district=dhaka
ঢাকায় পালসার | model=pulsar-* district=dhaka
চট্টগ্রামে বাইক | district=chattogram
সিলেটে জিক্সার | model=gixxer-* district=sylhet
রাজশাহীতে পালসার ১৫০ | model=pulsar-150 district=rajshahi
খুলনার বাইক | district=khulna
মিরপুরে ফেজার | model=fazer-* area=dhaka/mirpur
ঢাকার আশেপাশে | district=dhaka,gazipur,narayanganj,munshiganj,manikganj,tangail,faridpur
সিলেট বিভাগ | district=sylhet,moulvibazar,habiganj,sunamganj
১ লাখের নিচে | priceMax=100000
১ লাখের মধ্যে | priceMax=100000
দেড় লাখের মধ্যে বাইক | priceMax=150000
আড়াই লাখ টাকার মধ্যে | priceMax=250000
সাড়ে তিন লাখ | priceMax=350000
সোয়া লাখ টাকা | priceMax=125000
৮০ হাজার টাকার মধ্যে | priceMax=80000
১ লাখ ২০ হাজার | priceMax=120000
২ লাখের উপরে | priceMin=200000
১-১.৫ লাখ | priceMin=100000 priceMax=150000
১ লাখ থেকে ২ লাখ টাকা | priceMin=100000 priceMax=200000
৫০ হাজার থেকে ১ লাখের মধ্যে | priceMin=50000 priceMax=100000
১৫০ সিসি | cc=150
১৫০ সিসি বাইক ঢাকা | cc=150 district=dhaka
২০২০ মডেল | year=2020
২০২০ সালের পরে | yearMin=2020
২০১৮ থেকে ২০২০ | yearMin=2018 yearMax=2020
জিক্সার ২০১৯ মডেল | model=gixxer-* year=2019
২০ হাজার কিলোমিটার | kmMax=20000
১০০০০ কিমি এর নিচে | kmMax=10000
কম চলা বাইক | sort=km
কম দামে বাইক | sort=price
সস্তা বাইক | sort=price
সেকেন্ড হ্যান্ড বাইক |
পুরাতন বাইক কিনতে চাই |
প্রথম মালিক | owners=1
এক মালিকের বাইক | owners=1
কাগজ ঠিক আছে | papers=complete
কাগজপত্র ঠিক আছে এমন বাইক | papers=complete
কাগজপত্র আপডেট | papers=complete
সব কাগজ আছে | papers=complete
ফ্রেশ কন্ডিশন | condition=excellent
ভালো কন্ডিশন পালসার | model=pulsar-* condition=good
ভেরিফাইড বিক্রেতা | verified=1
ছবি সহ | photos=1
ইয়ামাহা ২ লাখের নিচে | brand=yamaha priceMax=200000
নতুন মডেল | sort=-year
লাল পালসার | model=pulsar-* rest=rid
কুমিল্লায় স্কুটার ১ লাখের মধ্যে | kind=1 district=cumilla priceMax=100000
`);
