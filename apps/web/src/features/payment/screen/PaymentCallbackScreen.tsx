import { PaidDrawing, Receipt } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { readPayment } from '../readPayment.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { readReturnTypes } from '../returnTypes.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { PageTitle } from '../../../shared/shell/PageTitle.tsx';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { useTakenOver } from '../../../shared/shell/useTakenOver.ts';
import { appText } from '../../../shared/text/appText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { OwnOrder } from './OwnOrder.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { listReceiptRows } from './listReceiptRows.tsx';
import { ReturnControls } from './ReturnControls.tsx';
import { Verifying } from './Verifying.tsx';

/** The redirect target of the payment gateway (specification §2, R-150…R-166); without a payment it redirects to the root. */
export default function PaymentCallbackScreen() {
  const { search } = useLocation();
  const { returnAliases } = useAppServices().config;
  const receipt = useMemo(
    () => readPayment(new URLSearchParams(search), readReturnTypes(returnAliases)),
    [search, returnAliases],
  );
  const isTakenOver = useTakenOver();
  if (!isTakenOver) {
    return <Verifying />;
  }
  return receipt === null ? (
    <Navigate to={paths.home} replace />
  ) : (
    <OwnOrder key={search} receipt={receipt}>
      {(settled, retryPath) => <PaymentResult receipt={settled} retryPath={retryPath} />}
    </OwnOrder>
  );
}

interface PaymentResultProps {
  receipt: PaymentReceipt;
  retryPath: string | undefined;
}

// The receipt shows untrusted data and grants nothing: purchases come from the server (P12).
function PaymentResult({ receipt, retryPath }: PaymentResultProps) {
  const { config } = useAppServices();
  const succeeded = receipt.outcome === 'success';
  const title = succeeded ? paymentText.successTitle : paymentText.failureTitle;
  return (
    <>
      <PageTitle title={title} />
      <Receipt
        outcome={receipt.outcome}
        heading={title}
        brandName={appText.name}
        issuer={[config.siteName ?? window.location.host, toPersianDigits(config.supportPhone)]}
        items={listReceiptRows(receipt)}
        drawing={succeeded ? <PaidDrawing /> : undefined}
        note={
          succeeded ? undefined : (
            <>
              <p>{paymentText.failedHint}</p>
              <SupportPhone />
            </>
          )
        }
        actions={<ReceiptActions refId={succeeded ? receipt.refId : null} />}
      >
        <ReturnControls title={title} receipt={receipt} retryPath={retryPath} />
      </Receipt>
    </>
  );
}
