import type { DiscountPreview, Service } from '@nevisa/api/types';
import { Alert, formatNumber, LiveRegion, Section, Skeleton, Stack } from '@nevisa/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LoadedList, readList } from '../../../shared/lists/listQueries.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listPricedPackages } from '../data/describeDiscount.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import { type DiscountValues, parseNumber } from '../data/discountValues.ts';
import { estimatePayable, findWarning, type PriceTerms } from '../data/estimate.ts';

export interface ExamplePartProps {
  values: DiscountValues;
  member: Pick<DiscountMember, 'client' | 'queries'>;
  packages: LoadedList<Service>;
}

/** What a buyer pays for each chosen package: at once as an estimate, a moment later as the server says it. */
export function ExamplePart({ values, member, packages }: ExamplePartProps) {
  const terms = readTerms(values);
  const sums = usePreview(member, terms);
  const chosen = listPricedPackages(packages.items).filter(
    ({ id }) => values.service_ids.length === 0 || values.service_ids.includes(String(id)),
  );
  return (
    <Section level={2} heading={discountWords.exampleTitle}>
      {packages.items === null && packages.failure === null ? (
        <Skeleton lines={3} />
      ) : terms === null ? (
        <p>{discountWords.exampleEmpty}</p>
      ) : (
        <Stack>
          {chosen.map((service) => (
            <Example
              key={String(service.id)}
              service={service}
              terms={terms}
              least={parseNumber(values.min_purchase) ?? 0}
              sums={sums?.find((one) => String(one.service_id) === String(service.id)) ?? null}
            />
          ))}
          <p>{sums === null ? discountWords.exampleEstimate : discountWords.exampleExact}</p>
        </Stack>
      )}
    </Section>
  );
}

interface ExampleProps {
  service: Service;
  terms: PriceTerms;
  /** The least price for which the code is taken, in toman. */
  least: number;
  /** The sums of the server; null while it has not said them. */
  sums: DiscountPreview[number] | null;
}

function Example({ service, terms, least, sums }: ExampleProps) {
  const price = service.actual_price ?? 0;
  const payable = sums?.payable ?? estimatePayable(price, terms);
  const tax = sums?.vat_amount ?? 0;
  // The price of a package is without tax.
  const warning = findWarning(price, payable - tax);
  if (price < least) {
    return (
      <div>
        <strong>{service.name}</strong>
        <p>{discountWords.exampleBelowMin}</p>
      </div>
    );
  }
  return (
    <div>
      <strong>{service.name}</strong>
      <p>
        {fill(discountsText.example, {
          price: formatNumber(price),
          final: formatNumber(payable),
        })}
        {tax > 0 && ` (${fill(discountWords.exampleWithTax, { n: formatNumber(tax) })})`}
      </p>
      <LiveRegion>
        {warning !== null && (
          <Alert tone="warning">
            {warning === 'free' ? discountWords.becomesFree : discountWords.steep}
          </Alert>
        )}
      </LiveRegion>
    </div>
  );
}

/** The terms of a form; null while they are none. */
function readTerms({ discount_type: type, value, max_amount: cap }: DiscountValues) {
  const number = parseNumber(value);
  const most = type === 'PERCENT' ? parseNumber(cap) : null;
  const isValue =
    number !== null &&
    Number.isSafeInteger(number) &&
    number > 0 &&
    (type === 'FIXED' || number <= 100);
  return isValue && (most === null || Number.isSafeInteger(most))
    ? { discount_type: type, value: number, max_amount: most }
    : null;
}

/** The pause after the last change before the server is asked, in ms. */
const pause = 500;

/** The sums that the server has computed for these terms; null until it has. */
function usePreview(
  { client, queries }: ExamplePartProps['member'],
  terms: ReturnType<typeof readTerms>,
): DiscountPreview | null {
  const key = JSON.stringify(terms);
  const rested = useRested(key, pause);
  const { data } = useQuery<DiscountPreview>(
    {
      queryKey: ['discountPreview', key],
      enabled: terms !== null && rested === key,
      staleTime: 60_000,
      queryFn: async ({ signal }) => {
        const { max_amount: cap, ...others } = JSON.parse(key) as NonNullable<typeof terms>;
        const query = { ...others, ...(cap !== null && { max_amount: cap }) };
        return readList(await client.previewDiscount(query, { signal }));
      },
    },
    queries,
  );
  return rested === key ? (data ?? null) : null;
}

/** A value after it has not changed for some time. */
function useRested(value: string, time: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return rested;
}
