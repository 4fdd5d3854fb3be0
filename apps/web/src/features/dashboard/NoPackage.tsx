import type { Service, User } from '@nevisa/api/types';
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
import { canBuy, formatHours, readShownPrice, selectShown } from '../packages/packagesOnSale.ts';
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
                    <OfferRow key={service.id} service={service} />
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

/** A package on sale, which opens its purchase; one that is not bought here is in the list. */
function OfferRow({ service }: { service: Service }) {
  const price = readShownPrice(service);
  return (
    <ListRow
      href={canBuy(service) ? toPurchaseAddress(service.id) : paths.packages}
      title={service.name}
      sentence={formatHours(service)}
      aside={price !== null && <Money amount={price} freeAtZero />}
    />
  );
}
