import { statisticsKey, statisticsQuery } from '@motohaat/api/statistics';
import { useApi } from '@motohaat/platform';
import { BikeStatistics as Charts } from '@motohaat/ui/statistics/bike-statistics';
import { useQuery, useQueryClient } from '@tanstack/react-query';

type BikeStatisticsProps = {
  bikeId: string;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** What happened around one of the seller's bikes in the last 30 days. */
export default function BikeStatistics({ bikeId, namedBy }: BikeStatisticsProps) {
  const client = useQueryClient();
  const { data, failureCount } = useQuery(statisticsQuery(useApi(), bikeId));
  return (
    <Charts
      data={data}
      hasFailed={failureCount > 0}
      // Those of all bikes: they were asked for together.
      onRetry={() => void client.invalidateQueries({ queryKey: statisticsKey })}
      namedBy={namedBy}
    />
  );
}
