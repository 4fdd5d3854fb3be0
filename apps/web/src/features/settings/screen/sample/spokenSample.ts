import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';

/** The spoken sentences of the preview; each setting of writing changes what is written for them. */
export const spokenSample = `${settingsText.previewSample} ${addedText.sampleMore}`;
