import { useQuery } from '@tanstack/react-query';

/**
 * What can be chosen of the catalogue of bikes and places, which comes after the page; nothing until
 * then.
 */
export function useChoices() {
  const { data } = useQuery({
    queryKey: ['catalogue', 'choices'],
    queryFn: () => import(/* webpackChunkName: "choices" */ '@motohaat/catalogue/choices'),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 3,
  });
  return data;
}
export type Choices = NonNullable<ReturnType<typeof useChoices>>;
