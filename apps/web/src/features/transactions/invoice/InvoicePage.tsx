import { isNotFound } from '@nevisa/api/failures';
import type { User } from '@nevisa/api/types';
import {
  ButtonLink,
  Button,
  ChevronBackIcon,
  ErrorState,
  Invoice,
  LiveRegion,
  Page,
  PageHeader,
  PrintIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@nevisa/ui';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { appText } from '../../../shared/text/appText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { formatCode } from '../../../shared/formatCode.ts';
import { toInvoiceParts } from './invoiceParts.tsx';
import { type LoadedInvoice, useInvoice } from './useInvoice.ts';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

export interface InvoicePageProps {
  user: User;
  /** The id of the transaction. */
  id: string;
  /** The address of the transaction in its list. */
  wayBack: string;
}

/** The invoice of a successful payment, on screen and on one page of A4. */
export default function InvoicePage({ user, id, wayBack }: InvoicePageProps) {
  const loaded = useInvoice(user, id);
  const { invoice } = loaded;
  useHeadingFocusOnRemoval(invoice === null);
  if (invoice === null) {
    return (
      <Page>
        <PageHeader heading={transactionsText.invoice} actions={<WayBack href={wayBack} />} />
        <Missing loaded={loaded} />
      </Page>
    );
  }
  return (
    <Invoice
      heading={fill(transactionsText.invoiceNo, { n: `\u2066${formatCode(invoice.number)}\u2069` })}
      brandName={appText.name}
      columns={columns}
      {...toInvoiceParts(invoice)}
      actions={
        <>
          <WayBack href={wayBack} />
          <Button icon={<PrintIcon />} onClick={() => window.print()}>
            {invoiceText.print}
          </Button>
        </>
      }
    />
  );
}

const columns = [invoiceText.place, invoiceText.lineTitle, invoiceText.amountInToman] as const;

function WayBack({ href }: { href: string }) {
  return (
    <ButtonLink variant="secondary" href={href} icon={<ChevronBackIcon />}>
      {invoiceText.backToList}
    </ButtonLink>
  );
}

function Missing({ loaded: { failure, loading, retry } }: { loaded: LoadedInvoice }) {
  if (failure === null) {
    return (
      <Stack aria-busy="true">
        <LiveRegion>
          <VisuallyHidden>{commonText.loading}</VisuallyHidden>
        </LiveRegion>
        <Skeleton shape="heading" />
        <Skeleton lines={6} />
      </Stack>
    );
  }
  return isNotFound(failure) ? (
    <ErrorState
      heading={invoiceText.notFound}
      sentence={
        <>
          {invoiceText.notFoundSentence}
          <br />
          <SupportPhone />
        </>
      }
    />
  ) : (
    <LoadFailed
      heading={invoiceText.notLoaded}
      failure={failure}
      retrying={loading}
      onRetry={retry}
    />
  );
}
