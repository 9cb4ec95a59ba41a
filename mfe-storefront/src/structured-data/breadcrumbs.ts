import { publicAddress, type StructuredData } from '@motohaat/platform';

import { links } from '../links.ts';

/** The way from the home page to a page. */
export function breadcrumbs(name: string, path: string): StructuredData {
  const steps = [
    { name: 'Home', path: links.href('home') },
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicAddress(step.path),
    })),
  };
}
