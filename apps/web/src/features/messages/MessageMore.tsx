import { Link, Ltr, VisuallyHidden } from '@nevisa/ui';
import { readMessageLink } from '../../shared/messageLink.ts';
import { messageMoreText } from '../../shared/text/messageMoreText.ts';
import { titleText } from '../../shared/text/titleText.ts';

export interface MessageMoreProps {
  /** As the server has it: untrusted. */
  link: string | null | undefined;
  code: string | null | undefined;
}

/** The link and the discount code of a message; nothing for a link that is refused. */
export function MessageMore({ link, code }: MessageMoreProps) {
  const target = readMessageLink(link ?? '');
  return (
    <>
      {target?.kind === 'internal' && <Link href={target.path}>{titleText[target.page]}</Link>}
      {target?.kind === 'external' && (
        <Link href={target.href} target="_blank" rel="noopener noreferrer">
          <Ltr>{target.host}</Ltr>
          <VisuallyHidden>{messageMoreText.newTab}</VisuallyHidden>
        </Link>
      )}
      {code !== null && code !== undefined && code.trim() !== '' && (
        <span>
          {messageMoreText.code} <Ltr>{code}</Ltr>
        </span>
      )}
    </>
  );
}

/** Whether a message has something to show below its text. */
export function hasMore({ link, code }: MessageMoreProps): boolean {
  return readMessageLink(link ?? '') !== null || (code ?? '').trim() !== '';
}
