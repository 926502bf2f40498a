// Made by `npm run fix` from the folders beside it.
export { createDemoMapping } from './create-demo-mapping.ts';
export { deleteDemoMappings } from './delete-demo-mappings.ts';
export { deleteParameters } from './delete-parameters.ts';
export { getBehaviour } from './get-behaviour.ts';
export { getConfig } from './get-config.ts';
export { getDemoSetting } from './get-demo-setting.ts';
export { getFieldTranslations } from './get-field-translations.ts';
export { getLoginPage } from './get-login-page.ts';
export { getLogo } from './get-logo.ts';
export { listDemoMappings } from './list-demo-mappings.ts';
export { listParameters } from './list-parameters.ts';
export { saveConfig } from './save-config.ts';
export { saveConfigs } from './save-configs.ts';
export { saveDemoSetting } from './save-demo-setting.ts';
export { saveLoginPage } from './save-login-page.ts';
export { saveParameter } from './save-parameter.ts';
