import { table } from './sought.ts';

/** As people type in English. */
export const english = table(`
pulsar 150 | model=pulsar-150
Pulsar NS160 | model=pulsar-ns160
ns 160 | model=pulsar-ns160
bajaj pulsar | brand=bajaj model=pulsar-*
bajaj | brand=bajaj
yamaha r15 v3 | brand=yamaha model=r15-v3
r15 v3 2021 | model=r15-v3 year=2021
r15v3 | model=r15-v3
R-15 V4 | model=r15-v4
r15 | model=r15-*
yzf r15 | model=r15-*
yamaha yzf r15 v3 | brand=yamaha model=r15-v3
yzf-r15 v4 | model=r15-v4
mt 15 | model=mt-15*
mt15 v2 | model=mt-15-v2
fzs v3 | model=fzs-v3
FZ-S V2 | model=fzs-v2
yamaha fzs | brand=yamaha model=fzs-*
suzuki gixxer 155 | brand=suzuki model=gixxer-155
gixxer sf fi | model=gixxer-sf-fi
gixxer sf 250 | model=gixxer-sf-250
gsx r 150 | model=gsx-r-150
gsxr | model=gsx-r-*
suzuki gsx | brand=suzuki model=gsx-*
apache rtr 160 4v | model=apache-rtr-160-4v
rtr 4v | model=apache-rtr-160-4v,apache-rtr-160-4v-fi,apache-rtr-160-4v-double-disc,apache-rtr-200-4v
apache 160 | model=apache-rtr-160
tvs metro plus | brand=tvs model=metro-plus
tvs raider | brand=tvs model=raider-*
metro | model=metro-*
meteor 350 | model=meteor-350
hero hunk | brand=hero model=hunk-*
hunk 150r | model=hunk-150r
splendor plus | model=splendor-plus
splendor | model=splendor-*
hf deluxe | model=hf-deluxe*
glamour 125 | model=glamour-125
passion pro | model=passion-pro
honda cb hornet 160r | brand=honda model=cb-hornet-160r
honda hornet | brand=honda model=cb-hornet-*,hornet-*
cbr 150r | model=cbr-150r
cbr150r repsol | model=cbr-150r-repsol
honda shine | brand=honda model=cb-shine-*,shine-*
honda livo | brand=honda model=livo-*
honda dio | brand=honda model=dio-*
x blade | model=x-blade-*
discover 125 | model=discover-125
discover | model=discover-*
platina 100 | model=platina-100
ct 100 | model=ct-100
avenger 160 street | model=avenger-street-160
royal enfield classic 350 | brand=royal-enfield model=classic-350
enfield bullet | brand=royal-enfield model=bullet-350
runner bullet | brand=runner model=bullet-100*
royal enfield | brand=royal-enfield
hunter 350 | model=hunter-350
lifan kpr 150 | brand=lifan model=kpr-150
kpr | model=kpr-*
keeway rks 100 | brand=keeway model=rks-100
ktm duke 125 | brand=ktm model=duke-125
ktm rc | brand=ktm model=rc-*
vespa | brand=vespa
aprilia gpr | brand=aprilia model=gpr-*
benelli tnt 150 | brand=benelli model=tnt-150
kawasaki ninja | brand=kawasaki model=ninja-*
yadea | brand=yadea
walton fusion | brand=walton model=fusion-*
h power zaara | brand=h-power model=zaara-*
access 125 | model=access-125
knight rider | model=knight-rider-*
crf 150 | model=crf-150l
crf | model=crf-150l
cb 125 | model=cb-125f
cb150 | model=cb150r-exmotion,cb150r-streetfire
cb 350 | model=cb350-hness
suzuki gs 150 | brand=suzuki model=gs-150r
nsz 165 | model=nsz-165r
hero honda | brand=hero-honda
honda pulsar 150 | model=pulsar-150
used bikes for sale in dhaka | district=dhaka
i want to buy a gixxer | model=gixxer-*
second hand pulsar in sylhet | model=pulsar-* district=sylhet
motorcycle rajshahi | district=rajshahi
bikes in Cox's Bazar | district=coxs-bazar
chittagong bikes | district=chattogram
gixxer ctg | model=gixxer-* district=chattogram
pulsar mirpur | model=pulsar-* area=dhaka/mirpur
fzs uttara dhaka | model=fzs-* district=dhaka area=dhaka/uttara
new market dhaka | district=dhaka area=dhaka/new-market
bikes near gazipur | district=gazipur,dhaka,narayanganj,narsingdi,tangail,mymensingh,kishoreganj
sylhet division | district=sylhet,moulvibazar,habiganj,sunamganj
dhaka or gazipur | district=dhaka,gazipur
red pulsar | model=pulsar-* rest=rid
black r15 v3 | model=r15-v3 rest=blk
running bike |
seller |
pulsar gixxer | model=pulsar-*,gixxer-*
tvs sport | brand=tvs model=sport-100
honda dream | brand=honda model=dream-*
`);
