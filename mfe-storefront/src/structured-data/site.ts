import type { PublicConfig } from '@motohaat/contract/composition';
import type { Language } from '@motohaat/domain/language';
import { siteName } from '@motohaat/domain/site-name';
import { pageAddress, publicAddress, type StructuredData } from '@motohaat/platform';

import { links } from '../links.ts';
import { sitePicture } from '../share/pictures.ts';

const organizationId = () => publicAddress(`${links.href('home')}#organization`);

/** Who makes the site; other things name it by this. */
export const publisher = (): StructuredData => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: siteName,
  url: pageAddress(links.href('home')),
});

/** The site and who makes it, for the home page. */
export function siteData(contact: PublicConfig['contact'], language: Language): StructuredData[] {
  const home = pageAddress(links.href('home'));
  const organization: StructuredData = {
    ...publisher(),
    logo: publicAddress('/favicon.svg'),
    image: publicAddress(sitePicture.src),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: contact.email,
      telephone: contact.phone,
      areaServed: 'BD',
    },
  };
  const website: StructuredData = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: siteName,
    url: home,
    inLanguage: language,
    publisher: publisher(),
  };
  return [website, organization];
}
