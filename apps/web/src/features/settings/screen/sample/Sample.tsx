import {
  DescriptionList,
  LiveRegion,
  MarkedText,
  Section,
  Stack,
  TextArea,
  VisuallyHidden,
} from '@nevisa/ui';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import type { FormalProposal } from './sampleFormatter.ts';
import { spokenSample } from './spokenSample.ts';
import type { SampleView } from './useSample.ts';
import { useSettledText } from './useSettledText.ts';

/** A spoken sentence and its formatted text with the chosen settings. */
export function Sample({ sample }: { sample: SampleView }) {
  const { written, parts, proposals, speak } = sample;
  const rested = useSettledText(written);
  return (
    <Section heading={settingsText.preview}>
      <TextArea
        label={settingsText.previewInput}
        defaultValue={spokenSample}
        rows={3}
        maxRows={6}
        onChange={({ currentTarget }) => speak(currentTarget.value)}
      />
      <Stack gap="small">
        <small>{addedText.sampleResult}</small>
        <MarkedText parts={parts} />
        <small>{addedText.sampleHint}</small>
      </Stack>
      {proposals !== null && <FormalChanges changes={proposals} />}
      <VisuallyHidden>
        <LiveRegion>{rested !== null && `${addedText.sampleResult} ${rested}`}</LiveRegion>
      </VisuallyHidden>
    </Section>
  );
}

/** The proposed changes of the formal style, which are never made silently. */
function FormalChanges({ changes }: { changes: readonly FormalProposal[] }) {
  return (
    <Section heading={addedText.formalChanges} level={3}>
      {changes.length === 0 ? (
        <p>{addedText.formalNone}</p>
      ) : (
        <DescriptionList
          items={changes.map(({ from, to, before, after }) => ({
            label: fill(addedText.formalInstead, { from, to }),
            value: (
              <>
                {before} <del>{from}</del> <ins>{to}</ins> {after}
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}
