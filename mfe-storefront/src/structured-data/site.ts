import type { PublicConfig } from '@motohaat/contract/composition';
import { siteName } from '@motohaat/domain/site-name';
import { publicAddress, type StructuredData } from '@motohaat/platform';

import { links } from '../links.ts';
import { sitePicture } from '../share/pictures.ts';

const organizationId = () => publicAddress(`${links.href('home')}#organization`);

/** Who makes the site; other things name it by this. */
export const publisher = (): StructuredData => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: siteName,
  url: publicAddress(links.href('home')),
});

/** The site and who makes it, for the home page. */
export function siteData(contact: PublicConfig['contact']): StructuredData[] {
  const home = publicAddress(links.href('home'));
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
    inLanguage: 'en',
    publisher: publisher(),
  };
  return [website, organization];
}
