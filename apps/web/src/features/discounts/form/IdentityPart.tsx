import { Button, Checkbox, Grid, Section, Stack, TextField } from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { makeRandomCode, cleanCode } from '../data/codes.ts';
import { makeFieldProps } from './makeFieldProps.ts';
import type { DiscountForm } from './useDiscountForm.ts';

/** Code, name and whether it is active. The code is in upper case while it is typed. */
export function IdentityPart({ form }: { form: DiscountForm }) {
  const { values, change } = form;
  const code = makeFieldProps(form, 'code', discountWords.codeHint);
  return (
    <Section heading={discountWords.identity}>
      <Stack>
        <Grid>
          <Stack gap="small">
            <TextField
              {...code}
              latin
              inputMode="text"
              autoComplete="off"
              maxLength={64}
              label={discountsText.code}
              value={values.code}
              onChange={({ currentTarget }) => change({ code: cleanCode(currentTarget.value) })}
            />
            {!code.disabled && (
              <div>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => change({ code: makeRandomCode() })}
                >
                  {discountsText.generate}
                </Button>
              </div>
            )}
          </Stack>
          <TextField
            {...makeFieldProps(form, 'name', discountWords.nameHint)}
            autoComplete="off"
            maxLength={100}
            label={discountsText.name}
            value={values.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Grid>
        <Checkbox
          name="is_active"
          label={discountWords.active}
          checked={values.is_active}
          onChange={({ currentTarget }) => change({ is_active: currentTarget.checked })}
        />
      </Stack>
    </Section>
  );
}
