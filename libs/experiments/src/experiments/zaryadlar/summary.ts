/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Zaryadlar va elektr maydon',
  summary:
    'Nuqtaviy zaryadlar atrofidagi elektr maydon: kuch chiziqlari, potensial va Gauss teoremasi. Qayerda maydon nolga teng?',
};
