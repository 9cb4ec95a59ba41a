import { statisticsQuery } from '@motohaat/api/statistics';
import { useApi } from '@motohaat/platform';
import { BikeStatistics } from '@motohaat/ui/statistics/bike-statistics';
import { useQuery } from '@tanstack/react-query';

export type OwnBikeChartsProps = {
  bikeId: string;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** The charts of one bike, with their code and words: few who look at a bike are its seller. */
export function OwnBikeCharts({ bikeId, namedBy }: OwnBikeChartsProps) {
  const { data, failureCount, refetch } = useQuery(statisticsQuery(useApi(), bikeId));
  return (
    <BikeStatistics
      data={data}
      hasFailed={failureCount > 0}
      onRetry={() => void refetch()}
      namedBy={namedBy}
      level={2}
    />
  );
}
