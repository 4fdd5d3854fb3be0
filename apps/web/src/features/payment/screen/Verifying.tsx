import { ButtonLink, Cluster, ErrorPage, LiveRegion, Ltr, Spinner, Stack } from '@nevisa/ui';
import { brand } from '../../../app/pages/WaysBack.tsx';
import { PageTitle } from '../../../shared/shell/PageTitle.tsx';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { toTransactionAddress } from '../../transactions/data/transactionsAddress.ts';
import { CopiedFact } from '../../transactions/detail/CopiedFact.tsx';

/** A payment that waits for its bank: the server is asked again and again. */
export function Verifying() {
  return (
    <>
      <PageTitle title={checkoutWords.verifying} />
      <LiveRegion>
        <ErrorPage
          brand={brand}
          drawing={<Spinner size="large" />}
          heading={checkoutWords.verifying}
        />
      </LiveRegion>
    </>
  );
}

/** The bank has not confirmed in time: where the result comes, and the phone of the support. */
export function VerifyLater({ orderNumber }: { orderNumber: string }) {
  return (
    <>
      <PageTitle title={checkoutWords.verifying} />
      <ErrorPage
        brand={brand}
        heading={checkoutWords.verifying}
        sentence={checkoutWords.verifyLater}
        action={
          <Stack>
            <Cluster>
              {paymentText.orderNumber}
              <CopiedFact name={paymentText.orderNumber} value={orderNumber}>
                <Ltr>{orderNumber}</Ltr>
              </CopiedFact>
            </Cluster>
            <Cluster>
              <ButtonLink href={toTransactionAddress()}>{transactionsText.title}</ButtonLink>
            </Cluster>
            <Cluster>
              <SupportPhone />
            </Cluster>
          </Stack>
        }
      />
    </>
  );
}
