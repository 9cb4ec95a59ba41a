import { table } from './sought.ts';

/** With slips of the fingers, and as people hear names. */
export const typos = table(`
plusar | model=pulsar-*
palsar 150 | model=pulsar-150
pulsor 150 | model=pulsar-150
pulsr | model=pulsar-*
pulsarr | model=pulsar-*
yamha | brand=yamaha
yamahaa | brand=yamaha
ymaha r15 | brand=yamaha model=r15-*
suzki gixxer | brand=suzuki model=gixxer-*
suzuky gixer | brand=suzuki model=gixxer-*
gixxar | model=gixxer-*
jixxer | model=gixxer-*
gixser | model=gixxer-*
bajjaj discover | brand=bajaj model=discover-*
discovr 125 | model=discover-125
discober | model=discover-*
apachi rtr | model=apache-rtr-*
appache | model=apache-rtr-*
spelender | model=splendor-*
splender plus | model=splendor-plus
horent | model=cb-hornet-*,hornet-*
honet | model=cb-hornet-*
royal enfeld | brand=royal-enfield
enfild | brand=royal-enfield
kawasaky ninja | brand=kawasaki model=ninja-*
lifen kpr | brand=lifan model=kpr-*
hank 150 | model=hunk-150
ignitar | model=ignitor-*
platena | model=platina-*
fazar | model=fazer-*
aprila | brand=aprilia
chitagong | district=chattogram
chittagonj | district=chattogram
dhka | district=dhaka
rajsahi | district=rajshahi
moymonsingh | district=mymensingh
comila | district=cumilla
jessor | district=jashore
silhet | district=sylhet
narayongonj | district=narayanganj
পালসর | model=pulsar-*
জিকসার | model=gixxer-*
ইয়ামহা | brand=yamaha
সুজুকী | brand=suzuki
হরনেট | model=cb-hornet-*,hornet-*
চট্রগ্রাম | district=chattogram
মিটিওর | model=meteor-350
`);
