import { isSameId } from '@nevisa/api';
import type { Service, User } from '@nevisa/api/types';
import {
  Alert,
  Button,
  ButtonLink,
  type Description,
  DescriptionList,
  Dialog,
  formatNumber,
  LiveRegion,
  Money,
  Stack,
} from '@nevisa/ui';
import { useEffect } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { describeAmount } from '../../../shared/describeAmount.ts';
import { readGatewayHost } from '../../../shared/gateways.ts';
import { paths } from '../../../shared/paths.ts';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { packagesText } from '../../../shared/text/packagesText.ts';
import { titleText } from '../../../shared/text/titleText.ts';
import { findHourlyPrice, formatHours, formatValidity } from '../packagesOnSale.ts';
import { describeStart } from '../startWords.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { DiscountField } from './DiscountField.tsx';
import { PayButtons } from './PayButtons.tsx';
import { type Checkout, useCheckout } from './useCheckout.ts';

export interface CheckoutDialogProps {
  user: User;
  service: Service;
  /** The discount code of the address, or of the purchase that was open before. */
  code: string;
  /** Called with each code, so that it is there for another package too. */
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The purchase of a package: its sums, a discount code and the way to the gateway. */
export function CheckoutDialog({ user, service, code, onCode, onClose }: CheckoutDialogProps) {
  const checkout = useCheckout(user, service, code);
  const isDone = checkout.is('activated');
  const typed = checkout.context.code;
  useEffect(() => onCode(typed), [onCode, typed]);
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={fill(checkoutText.title, { name: service.name })}
      actions={
        checkout.is('pending') ? undefined : isDone ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {commonText.close}
            </Button>
            <ButtonLink href={paths.home}>{titleText.live}</ButtonLink>
          </>
        ) : (
          <PayButtons checkout={checkout} user={user} />
        )
      }
    >
      <LiveRegion>{isDone && <Bought user={user} service={service} />}</LiveRegion>
      {!isDone && (
        <Stack>
          <p>{describe(service, checkout)}</p>
          <Sums checkout={checkout} service={service} />
          <DiscountField checkout={checkout} />
          <CheckoutNotice checkout={checkout} user={user} />
          <Where checkout={checkout} />
        </Stack>
      )}
    </Dialog>
  );
}

/** The package is active, or begins after another one, which is said. */
function Bought({ user, service }: { user: User; service: Service }) {
  const reserved = user.nevisa_service_account?.reserved_service_record ?? null;
  const isLater = reserved !== null && isSameId(reserved.service.id, service.id);
  return (
    <Alert tone="success" title={isLater ? checkoutWords.bought : checkoutWords.activated}>
      {isLater ? describeStart(reserved.start_time ?? '') : checkoutWords.activatedText}
    </Alert>
  );
}

/** With the price of an hour where the row of the price, which names it, is hidden. */
function describe(service: Service, { isWhole }: Checkout): string {
  return [
    formatHours(service),
    isWhole ? undefined : describeHourly(service),
    formatValidity(service),
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}

function describeHourly(service: Service): string | undefined {
  const hourly = findHourlyPrice(service);
  return hourly === null ? undefined : fill(packagesText.perHour, { n: formatNumber(hourly) });
}

const emptyLine = '\u00A0';

/** The sums as the server gives them, and the payable one in words. */
function Sums({
  checkout: { context, payable, isWhole },
  service,
}: {
  checkout: Checkout;
  service: Service;
}) {
  const { price, sums, changed } = context;
  const asked = changed ?? sums;
  const most = Math.max(price ?? 0, payable ?? 0);
  // «رایگان» needs no words; its line stays, so that a discount of the whole price moves nothing.
  const spelled = payable === 0 ? emptyLine : describeAmount(payable ?? Number.NaN);
  const words = most > 0 ? spelled : null;
  const items: Description[] = [
    ...(isWhole
      ? listSums(changed?.price ?? price, asked?.discount_amount ?? 0, describeHourly(service))
      : []),
    {
      label: checkoutText.payable,
      value: <Money amount={payable ?? Number.NaN} widest={most} freeAtZero size="large" />,
      ...(words !== null && {
        note: <PayableNote words={words} vat={isWhole ? (asked?.vat_amount ?? 0) : 0} />,
      }),
      total: true,
    },
  ];
  return <DescriptionList figures items={items} />;
}

function listSums(
  price: number | null,
  discount: number,
  hourly: string | undefined,
): Description[] {
  return [
    {
      label: checkoutText.price,
      value: <Money amount={price ?? Number.NaN} />,
      ...(hourly !== undefined && { note: hourly }),
    },
    // Also without a discount, so that nothing moves when one comes.
    { label: checkoutText.discount, value: discount > 0 ? <Money amount={-discount} /> : '—' },
  ];
}

/** The payable sum in words, and its tax. Only a checked code names a tax: its line is empty until then, so that nothing moves. */
function PayableNote({ words, vat }: { words: string; vat: number }) {
  return (
    <>
      {words}
      <br />
      {vat > 0 ? (
        <>
          {checkoutText.vat}: <Money amount={vat} />
        </>
      ) : (
        emptyLine
      )}
    </>
  );
}

/** Says which host the browser goes to, or that a discount leaves nothing to pay. */
function Where({ checkout: { context, payable, is } }: { checkout: Checkout }) {
  const { gateways } = useAppServices().config;
  const host = context.url === null ? null : readGatewayHost(context.url, gateways);
  if (payable === 0) {
    return (context.price ?? 0) > 0 && <p>{checkoutWords.nothingToPay}</p>;
  }
  const isLeaving = is('leaving') && host !== null;
  return <p>{isLeaving ? fill(checkoutWords.goingTo, { host }) : checkoutText.gatewayNote}</p>;
}
