import type { User } from '@nevisa/api/types';
import {
  ButtonLink,
  Card,
  Cluster,
  List,
  ListRow,
  Money,
  PackagesIcon,
  Section,
  Stack,
} from '@nevisa/ui';
import { usePackagesOnSale } from '../../shared/lists/listQueries.ts';
import { paths } from '../../shared/paths.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { titleText } from '../../shared/text/titleText.ts';
import { canBuy, formatHours, selectShown } from '../packages/packagesOnSale.ts';
import { toPurchaseAddress } from '../packages/purchaseAddress.ts';
import { ListPart } from '../../shared/lists/ListPart.tsx';

const most = 3;

/** The notice that the user has no package, with the packages on sale. */
export function NoPackage({ user }: { user: User }) {
  const list = usePackagesOnSale(user);
  return (
    <Card>
      <Section heading={packagesText.none} sentence={packagesText.noneText}>
        <Stack>
          <ListPart list={list} failed={addedText.packagesNotLoaded} empty={packagesText.empty}>
            {(services) => (
              <List aria-label={titleText.packages} flush>
                {selectShown(services)
                  .slice(0, most)
                  .map((service) => (
                    <ListRow
                      key={service.id}
                      href={canBuy(service) ? toPurchaseAddress(service.id) : paths.packages}
                      title={service.name}
                      sentence={formatHours(service)}
                      aside={
                        service.actual_price !== null && (
                          <Money amount={service.actual_price} freeAtZero />
                        )
                      }
                    />
                  ))}
              </List>
            )}
          </ListPart>
          <Cluster>
            <ButtonLink href={paths.packages} icon={<PackagesIcon />}>
              {packagesText.buy}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    </Card>
  );
}
