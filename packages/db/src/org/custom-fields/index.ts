export { countSaying, countSayingOption, findUnfit, holdFields } from './say-custom.ts';
