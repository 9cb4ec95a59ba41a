import { pageAddress, type StructuredData } from '@motohaat/platform';

import { links } from '../links.ts';

/**
 * The way from the home page to a page.
 *
 * @param home what the home page is called
 * @param between the pages on the way
 */
export function breadcrumbs(
  home: string,
  name: string,
  path: string,
  between: readonly { name: string; path: string }[] = [],
): StructuredData {
  const steps = [{ name: home, path: links.href('home') }, ...between, { name, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: pageAddress(step.path),
    })),
  };
}
