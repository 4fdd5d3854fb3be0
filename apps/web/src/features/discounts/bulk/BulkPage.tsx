import {
  Alert,
  ArrowBackIcon,
  Button,
  Card,
  Columns,
  formatNumber,
  Form,
  Grid,
  LiveRegion,
  Page,
  PageHeader,
  Section,
  Stack,
  TextField,
} from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { isAboutFields } from '../../../shared/forms/listFieldErrors.ts';
import { cleanCode } from '../data/codes.ts';
import { makeBlankValues, type DiscountValues, parseNumber } from '../data/discountValues.ts';
import type { DiscountRecordProps } from '../recordProps.ts';
import { AmountField } from '../form/AmountField.tsx';
import { ExamplePart } from '../form/ExamplePart.tsx';
import { DraftNotices } from '../form/FormNotices.tsx';
import { TermFields } from '../form/TermFields.tsx';
import { MadeCodes } from './MadeCodes.tsx';
import { type BulkCodes, useBulkCodes } from './useBulkCodes.ts';

export interface BulkPageProps extends Omit<DiscountRecordProps, 'record'> {
  first: DiscountValues;
}

/** Makes many codes with the same terms at once. */
export function BulkPage({ discounts, toasts, first }: BulkPageProps) {
  const { member, packages } = discounts;
  const bulk = useBulkCodes(discounts, first);
  const isOver = bulk.is('made') || bulk.is('partly') || bulk.is('unknown');
  const form = { ...bulk, locked: false };
  return (
    <Page>
      <PageHeader
        heading={discountWords.bulkTitle}
        sentence={discountWords.bulkSentence}
        actions={
          <Button variant="quiet" icon={<ArrowBackIcon />} onClick={bulk.leave}>
            {discountWords.back}
          </Button>
        }
      />
      {!isOver && <DraftNotices form={bulk} />}
      {isOver ? (
        <MadeCodes bulk={bulk} toasts={toasts} />
      ) : (
        <Columns>
          <Form errors={bulk.faults} onSubmit={bulk.make}>
            <Stack gap="large">
              <Card>
                <NamePart bulk={bulk} />
              </Card>
              <TermFields form={form} discounts={discounts} users={[]} />
              <MakeLine bulk={bulk} />
            </Stack>
          </Form>
          <Card>
            <ExamplePart values={bulk.values} member={member} packages={packages} />
          </Card>
        </Columns>
      )}
    </Page>
  );
}

/** How many codes, what they begin with, and the name of all. */
function NamePart({ bulk }: { bulk: BulkCodes }) {
  const { values, count, faults, change, changeCount } = bulk;
  return (
    <Section heading={discountWords.identity}>
      <Grid>
        <AmountField
          name="count"
          label={discountsText.bulkCount}
          hint={discountWords.bulkCountHint}
          error={faults.count}
          value={count}
          onChange={changeCount}
        />
        <TextField
          name="prefix"
          latin
          autoComplete="off"
          maxLength={32}
          label={discountsText.bulkPrefix}
          hint={discountWords.bulkPrefixHint}
          error={faults.prefix}
          value={values.code}
          onChange={({ currentTarget }) => change({ code: cleanCode(currentTarget.value) })}
        />
        <TextField
          name="name"
          autoComplete="off"
          maxLength={100}
          label={discountsText.name}
          hint={discountWords.nameHint}
          error={faults.name}
          value={values.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Grid>
    </Section>
  );
}

function MakeLine({ bulk: { failure, count, is } }: { bulk: BulkCodes }) {
  const number = parseNumber(count) ?? 0;
  const inPlace = isAboutFields(failure, [...Object.keys(makeBlankValues('')), 'prefix', 'count']);
  return (
    <Stack gap="small">
      <LiveRegion urgent>
        {failure !== null && !inPlace && is('refused') && (
          <Alert tone="danger" title={discountWords.bulkFailed}>
            {listFailureLines(failure).join('\n')}
          </Alert>
        )}
      </LiveRegion>
      <div>
        <Button
          type="submit"
          busy={is('busy')}
          busyLabel={discountWords.bulkMaking}
          waiting={is('waiting')}
        >
          {number > 0 && Number.isSafeInteger(number)
            ? fill(discountWords.bulkMake, { n: formatNumber(number) })
            : discountWords.bulkMakeOnly}
        </Button>
      </div>
    </Stack>
  );
}
