/** As git writes them. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Whether the text is a full object id as git and GitHub write it, in lower case. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text);
}

/** SHA-1 and SHA-256 object ids. Case is left open, as git reads both; ids are compared byte for byte all the same. */
const FULL_OBJECT_ID = /^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/;

/** True for an object id that is written out whole, so that it cannot name another object later. */
export function isFullObjectId(text: string): boolean {
  return FULL_OBJECT_ID.test(text);
}
