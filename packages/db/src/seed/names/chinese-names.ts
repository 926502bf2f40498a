/** A syllable of a Chinese name with its pinyin, which becomes part of the e-mail address. */
export type Syllable = readonly [character: string, pinyin: string];

const syllables = (text: string): readonly Syllable[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [character = '', pinyin = ''] = word.split('/');
      return [character, pinyin] as const;
    });

/** Family names as frequent in Yunnan, the more frequent ones first. */
export const chineseFamilyNames = syllables(`
  李/li 杨/yang 王/wang 张/zhang 陈/chen 刘/liu 赵/zhao 周/zhou 马/ma 普/pu 罗/luo 何/he 黄/huang 朱/zhu 徐/xu 段/duan 董/dong 和/he
  高/gao 吴/wu 孙/sun 胡/hu 郭/guo 林/lin 唐/tang 许/xu 邓/deng 冯/feng 曹/cao 彭/peng 曾/zeng 肖/xiao 田/tian 蔡/cai 潘/pan 袁/yuan
  于/yu 余/yu 叶/ye 蒋/jiang 杜/du 苏/su 魏/wei 程/cheng 吕/lv 丁/ding 沈/shen 任/ren 姚/yao 卢/lu 傅/fu 钟/zhong 崔/cui 汪/wang
  范/fan 陆/lu 廖/liao 贾/jia 夏/xia 韦/wei 方/fang 石/shi 谭/tan 金/jin 孔/kong 白/bai 毛/mao 邱/qiu 秦/qin 史/shi 顾/gu 侯/hou`);

export const chineseFemaleSyllables = syllables(`
  雪/xue 婷/ting 丽/li 娜/na 敏/min 静/jing 慧/hui 芳/fang 燕/yan 玲/ling 萍/ping 红/hong 梅/mei 兰/lan 云/yun 霞/xia 月/yue 琴/qin
  莹/ying 洁/jie 颖/ying 倩/qian 蕾/lei 薇/wei 瑶/yao 怡/yi 佳/jia 欣/xin 雨/yu 思/si 梦/meng 晓/xiao 春/chun 秋/qiu 文/wen 雅/ya
  诗/shi 涵/han 悦/yue 琳/lin 璐/lu 珊/shan 蓉/rong 菲/fei 露/lu 彤/tong`);

export const chineseMaleSyllables = syllables(`
  伟/wei 强/qiang 磊/lei 军/jun 洋/yang 勇/yong 杰/jie 涛/tao 明/ming 超/chao 刚/gang 平/ping 辉/hui 鹏/peng 华/hua 飞/fei 鑫/xin
  波/bo 斌/bin 宇/yu 浩/hao 凯/kai 健/jian 俊/jun 帆/fan 志/zhi 国/guo 建/jian 文/wen 海/hai 永/yong 光/guang 晨/chen 旭/xu 博/bo
  天/tian 子/zi 立/li 松/song 峰/feng 山/shan 林/lin 东/dong 新/xin 家/jia 云/yun`);
