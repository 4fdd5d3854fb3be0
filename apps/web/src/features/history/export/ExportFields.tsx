import type { ExportChoices, ExportFormat } from '@nevisa/machines';
import { Checkbox, CheckboxGroup, RadioGroup, SegmentedControl, Stack } from '@nevisa/ui';
import { useId } from 'react';
import { downloadText } from '../../../shared/text/downloadText.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { isSubtitle } from './exportedText.ts';
import type { ExportOffer, ExportSubject } from './exportSubject.ts';

export interface ExportFieldsProps {
  kind: ExportSubject['kind'];
  offer: ExportOffer;
  choices: ExportChoices;
  onChange: (choices: Partial<ExportChoices>) => void;
}

/** The format of a download, and the form of the text that this format can have. */
export function ExportFields(props: ExportFieldsProps) {
  return (
    <>
      {props.kind === 'opened' ? <FormatOfOne {...props} /> : <FormatsOfSeveral {...props} />}
      <FormFields {...props} />
    </>
  );
}

function FormatOfOne({ offer, choices, onChange }: ExportFieldsProps) {
  const [chosen] = choices.formats;
  return (
    <RadioGroup
      name={useId()}
      label={exportText.format}
      options={offer.formats.map((value) => ({
        value,
        label: exportText[value],
        hint: describeHint(value, offer, chosen),
        disabled: offer.impossible.has(value),
      }))}
      {...(chosen !== undefined && { defaultValue: chosen })}
      onValueChange={(value) => onChange({ formats: [value as ExportFormat] })}
    />
  );
}

/** Why a format cannot be chosen, and what the chosen one is. */
function describeHint(
  format: ExportFormat,
  { impossible }: ExportOffer,
  chosen: ExportFormat | undefined,
): string | undefined {
  if (impossible.has(format)) {
    return format === 'audio' ? downloadText.noAudio : downloadText.noTimes;
  }
  return format === chosen ? hints[format] : undefined;
}

const hints: Partial<Record<ExportFormat, string>> = {
  pdf: downloadText.pdfHint,
  srt: downloadText.subtitleHint,
  vtt: downloadText.subtitleHint,
  json: downloadText.jsonHint,
  audio: downloadText.audioHint,
};

function FormatsOfSeveral({ offer, choices: { formats }, onChange }: ExportFieldsProps) {
  return (
    <CheckboxGroup
      name="export-formats"
      label={exportText.format}
      hint={listText.exportHint}
      options={offer.formats.map((value) => ({ value, label: exportText[value] }))}
      defaultValue={formats}
      error={formats.length === 0 ? listText.exportNoFormat : undefined}
      onValueChange={(values) =>
        onChange({ formats: offer.formats.filter((format) => values.includes(format)) })
      }
    />
  );
}

function FormFields({ offer, choices, onChange }: ExportFieldsProps) {
  const has = (...formats: ExportFormat[]) => choices.formats.some((one) => formats.includes(one));
  const isRead = has('docx', 'pdf', 'txt', 'md');
  const isSubtitled = choices.formats.some(isSubtitle);
  if (!isRead && !isSubtitled) {
    return null;
  }
  return (
    <>
      <Stack gap="small">
        {offer.hasSpeakers && (
          <Checkbox
            label={exportText.withSpeaker}
            defaultChecked={choices.speakers}
            onChange={({ target }) => onChange({ speakers: target.checked })}
          />
        )}
        {isRead && offer.hasTimes && (
          <Checkbox
            label={exportText.withTime}
            defaultChecked={choices.times}
            onChange={({ target }) => onChange({ times: target.checked })}
          />
        )}
      </Stack>
      {isRead && offer.hasTimes && <LayoutField choices={choices} onChange={onChange} />}
      <DigitsField choices={choices} onChange={onChange} />
      {isSubtitled && <MarksField choices={choices} onChange={onChange} />}
    </>
  );
}

type FieldProps = Pick<ExportFieldsProps, 'choices' | 'onChange'>;

function LayoutField({ choices: { layout }, onChange }: FieldProps) {
  return (
    <SegmentedControl
      name={useId()}
      size="small"
      wide
      label={downloadText.layout}
      defaultValue={layout}
      options={[
        { value: 'paragraphs', label: downloadText.paragraphs },
        { value: 'cues', label: downloadText.cues },
      ]}
      onValueChange={(value) => onChange({ layout: value as ExportChoices['layout'] })}
    />
  );
}

function DigitsField({ choices: { digits }, onChange }: FieldProps) {
  return (
    <SegmentedControl
      name={useId()}
      size="small"
      wide
      label={exportText.digits}
      hint={digits === 'persian' ? downloadText.digitsHint : undefined}
      defaultValue={digits}
      options={[
        { value: 'kept', label: downloadText.digitsKept },
        { value: 'persian', label: downloadText.digitsPersian },
        { value: 'latin', label: downloadText.digitsLatin },
      ]}
      onValueChange={(value) => onChange({ digits: value as ExportChoices['digits'] })}
    />
  );
}

function MarksField({ choices: { marks }, onChange }: FieldProps) {
  return (
    <SegmentedControl
      name={useId()}
      size="small"
      wide
      label={downloadText.rtlMarks}
      hint={downloadText.rtlMarksHint}
      defaultValue={marks}
      options={[
        { value: 'embedding', label: downloadText.marksEmbedding },
        { value: 'rlm', label: downloadText.marksRlm },
        { value: 'none', label: downloadText.marksNone },
      ]}
      onValueChange={(value) => onChange({ marks: value as ExportChoices['marks'] })}
    />
  );
}
