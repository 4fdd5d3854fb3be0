import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { UploadRow, type UploadRowProps } from '../UploadRow/UploadRow.tsx';
import { describeUploads } from './describeUploads.ts';
import { useRowFocus } from './useRowFocus.ts';
import * as S from './UploadList.styles.ts';

export interface ListedUpload extends UploadRowProps {
  id: string;
}

export interface UploadListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the list: «فایل‌های شما». */
  heading: string;
  /** All files in one line: «۳ فایل، ۱۲۰ از ۳۴۰ مگابایت». */
  summary?: string;
  /** What is done with all files: start, pause, resume. */
  actions?: ReactNode;
  uploads: readonly ListedUpload[];
  /** Under the list: where the files go and how long they stay. */
  foot?: ReactNode;
}

/** The files on their way to a text, in the order in which they are sent. */
export function UploadList({ heading, summary, actions, uploads, foot, ...rest }: UploadListProps) {
  const id = useId();
  const { list, head } = useRowFocus(uploads.length);
  const announcement = useAnnouncement(uploads);
  return (
    <S.Root aria-labelledby={id} {...rest}>
      <S.Head>
        <S.Words>
          <S.Heading id={id} ref={head} tabIndex={-1}>
            {heading}
          </S.Heading>
          {summary !== undefined && <S.Summary>{summary}</S.Summary>}
        </S.Words>
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Head>
      {uploads.length > 0 && (
        <S.List ref={list} aria-labelledby={id}>
          {uploads.map(({ id: key, ...row }) => (
            <UploadRow key={key} {...row} />
          ))}
        </S.List>
      )}
      {foot !== undefined && <S.Foot>{foot}</S.Foot>}
      <LiveRegion>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </LiveRegion>
    </S.Root>
  );
}

/** The last announced change of the files. */
function useAnnouncement(uploads: readonly ListedUpload[]): string {
  const [known, setKnown] = useState(uploads);
  const [announcement, setAnnouncement] = useState('');
  if (uploads !== known) {
    setKnown(uploads);
    setAnnouncement(describeUploads(known, uploads) || announcement);
  }
  return announcement;
}
