import {
  Alert,
  Button,
  Card,
  ClampedText,
  Cluster,
  formatDateTime,
  formatNumber,
  parseWireTime,
  spellDuration,
  Stack,
  TwoLines,
} from '@nevisa/ui';
import { useId } from 'react';
import { createTextFile, downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { useCopy } from '../../../../shared/shell/useCopy.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { historyText } from '../../../../shared/text/historyText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import type { DeviceText, DeviceTexts, DeviceTextState } from '../../workspace/deviceTexts.ts';
import { SoundPlayer } from './SoundPlayer.tsx';

export interface DeviceTextItemProps {
  item: DeviceText;
  texts: DeviceTexts;
  busy: boolean;
  /** Texts may be sent to the server. */
  sendable: boolean;
  onOpen: () => void;
  onSend: () => void;
  onDelete: () => void;
}

/** A text of this device, with all that can be done with it. */
export function DeviceTextItem(props: DeviceTextItemProps) {
  const { item, texts } = props;
  const { documentId, text, isPartial, audioDuration, state, failure } = item;
  const title = getTitle(item);
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <Card padding="small">
        <Stack gap="small">
          <TwoLines note={formatFacts(item)}>
            <strong id={titleId}>{title}</strong>
          </TwoLines>
          <span>{stateTexts[state]}</span>
          {failure !== null && <Alert tone="warning">{listFailureLines(failure).join('\n')}</Alert>}
          {isPartial && <span>{addedText.deviceTextPartial}</span>}
          {/* A short text is its own title. */}
          {text !== '' && text !== title && <ClampedText text={text} lines={2} />}
          <ItemActions {...props} />
          {audioDuration > 0 && <SoundPlayer texts={texts} documentId={documentId} />}
        </Stack>
      </Card>
    </article>
  );
}

function ItemActions({ item, busy, sendable, onOpen, onSend, onDelete }: DeviceTextItemProps) {
  const { text, state } = item;
  const { result, copy } = useCopy();
  const isOpen = state === 'open';
  return (
    <Cluster>
      {!isOpen && (
        <Button variant="secondary" size="small" disabled={busy} onClick={onOpen}>
          {addedText.openText}
        </Button>
      )}
      <Button variant="secondary" size="small" disabled={text === ''} onClick={() => copy(text)}>
        {result === null
          ? liveText.copyAll
          : result === 'copied'
            ? commonText.copied
            : addedText.copyFailed}
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={text === ''}
        onClick={() => downloadFile(createTextFile(text), `${getTitle(item)}.txt`)}
      >
        {liveText.download}
      </Button>
      {sendable && (state === 'refused' || state === 'unfinished' || state === 'kept') && (
        <Button variant="secondary" size="small" disabled={busy} onClick={onSend}>
          {state === 'refused' ? addedText.resendText : addedText.sendText}
        </Button>
      )}
      {!isOpen && (
        <Button variant="quiet" size="small" disabled={busy} onClick={onDelete}>
          {commonText.clear}
        </Button>
      )}
    </Cluster>
  );
}

function formatFacts({ changedAt, words, audioDuration }: DeviceText): string {
  const time = parseWireTime(new Date(changedAt).toISOString());
  const facts = fill(addedText.deviceTextFacts, {
    date: time === null ? '' : formatDateTime(time),
    n: formatNumber(words),
  });
  return audioDuration > 0
    ? facts + fill(addedText.deviceTextSound, { t: spellDuration(audioDuration / 1_000) })
    : facts;
}

/** The name of a text, or its first words. */
function getTitle({ title, text }: DeviceText): string {
  const words = text.split(/\s+/u).slice(0, 6).join(' ').trim();
  return title ?? (words === '' ? addedText.deviceTextUntitled : words);
}

const stateTexts: Record<DeviceTextState, string> = {
  open: addedText.deviceTextOpen,
  unfinished: addedText.deviceTextUnfinished,
  kept: historyText.statusLocal,
  waiting: addedText.deviceTextWaiting,
  held: addedText.deviceTextHeld,
  refused: addedText.deviceTextRefused,
  saved: addedText.deviceTextSaved,
};
