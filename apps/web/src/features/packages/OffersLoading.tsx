import { Card, Grid, Skeleton, Stack } from '@nevisa/ui';
import { ComparePackages } from './ComparePackages.tsx';

/** As many as are usually on sale, so that what follows them stays in its place. */
const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The shapes of packages that are loading, in the places of their cards and of their table. */
export function OffersLoading() {
  return (
    <Stack gap="large" inert>
      <Grid least="wide">
        {places.map((place) => (
          <Card key={place} data-waiting="" foot={<Skeleton shape="control" />}>
            <Stack>
              <Stack gap="none">
                <Skeleton shape="heading" size="small" />
                <Skeleton style={{ inlineSize: '50%' }} />
              </Stack>
              <Stack gap="none">
                <Skeleton shape="heading" size="large" />
                <Skeleton style={{ inlineSize: '55%' }} />
              </Stack>
              <Skeleton style={{ inlineSize: '40%' }} />
              <Skeleton />
            </Stack>
          </Card>
        ))}
      </Grid>
      <ComparePackages services={null} />
    </Stack>
  );
}
