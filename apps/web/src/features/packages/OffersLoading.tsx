import { Card, Grid, Skeleton, Stack } from '@nevisa/ui';

/** The shapes of packages that are loading, in the places of their cards. */
export function OffersLoading() {
  return (
    <Grid least="wide">
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} data-waiting="" foot={<Skeleton shape="control" />}>
          <Stack>
            <Skeleton lines={2} />
            <Skeleton shape="heading" />
            <Skeleton lines={3} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
