/**
 * Documented calls of these areas that are still to come. Whoever serves one takes its line away; at the end the list, and this file, are gone.
 */
export const pending: ReadonlySet<string> = new Set([
  'GET /api/base/language/mapList',
  'GET /api/base/language/openList',
  'GET /api/base/language/list',
  'POST /api/base/language/update',
  'GET /api/base/language/translateFields',
  'GET /api/base/language/translatePage',
  'GET /api/base/language/translateList',
  'GET /api/base/language/projectTree',
  'GET /api/base/language/down',
  'POST /api/base/language/upload',
  'POST /api/base/language/upload/v2',
  'POST /api/base/language/deleteByHierarchyCode',
  'POST /api/base/language/deleteByKeys',
  'POST /api/base/language/updateTranslate',
  'POST /api/base/language/getTranslations',
  'POST /api/base/language/asyncWeblateLang',
  'POST /api/base/language/updateRows',
  'GET /api/base/language/languageDetail',
  'GET /api/base/language/updateContentLanguageSql',
]);
