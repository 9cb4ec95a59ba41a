import { statisticsQuery } from '@motohaat/api/statistics';
import { useApi } from '@motohaat/platform';
import { BikeStatistics } from '@motohaat/ui/statistics/bike-statistics';
import { useQuery } from '@tanstack/react-query';

type OwnBikeChartsProps = {
  bikeId: string;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** The charts of one bike, for its page: in My Products those of all are asked for together. */
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
