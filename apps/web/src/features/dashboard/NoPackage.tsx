import type { Service, User } from '@nevisa/api/types';
import { Card, formatNumber, List, ListRow, Money, Section } from '@nevisa/ui';
import { usePackagesOnSale } from '../../shared/lists/listQueries.ts';
import { paths } from '../../shared/paths.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { titleText } from '../../shared/text/titleText.ts';
import { ListPart } from './ListPart.tsx';

const most = 3;

/** The notice that the user has no package, with the packages on sale. */
export function NoPackage({ user }: { user: User }) {
  const list = usePackagesOnSale(user);
  return (
    <Card>
      <Section heading={packagesText.none} sentence={packagesText.noneText}>
        <ListPart list={list} failed={addedText.packagesNotLoaded} empty={packagesText.empty}>
          {(services) => (
            <List aria-label={titleText.packages} flush>
              {selectShown(services).map((service) => (
                <ListRow
                  key={service.id}
                  href={paths.packages}
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
      </Section>
    </Card>
  );
}

// Packages of the Telegram bot are shown only when there are no others.
function selectShown(services: readonly Service[]): readonly Service[] {
  const ofSite = services.filter((service) => !service.is_for_telegram);
  return (ofSite.length > 0 ? ofSite : services).slice(0, most);
}

function formatHours({ is_infinite: isInfinite, hour_limit: hours }: Service): string | undefined {
  if (isInfinite) {
    return packagesText.infinite;
  }
  return hours === null ? undefined : fill(packagesText.hours, { n: formatNumber(hours) });
}
