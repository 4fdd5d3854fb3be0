const twoGigabytes = 2_147_483_648;

/**
 * The largest file that may be sent, in bytes, as the build configures it. It is no part of
 * the configuration of the first page, which sends no files.
 */
export function readLargestUpload({ VITE_LARGEST_UPLOAD: given = '' }: Partial<ImportMetaEnv>) {
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : twoGigabytes;
}
