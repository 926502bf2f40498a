/** Family names, the more frequent ones first. */
export const lastNames: readonly string[] = `
  Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore
  Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen
  Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards
  Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox
  Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross
  Foster Jimenez Powell Jenkins Perry Russell Sullivan Bell Coleman Butler Henderson Barnes Gonzales Fisher Vasquez Simmons Romero Jordan
  Patterson Alexander Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant Herrera Gibson Ellis Tran Medina Aguilar
  Stevens Murray Ford Castro Marshall Owens Harrison Fernandez McDonald Woods Washington Kennedy Wells Vargas Henry Chen Freeman Webb
  Tucker Guzman Burns Crawford Olson Simpson Porter Hunter Gordon Mendez Silva Shaw Snyder Mason Dixon Munoz Hunt Hicks Holmes Palmer
  Wagner Black Robertson Boyd Rose Stone Salazar Fox Warren Mills Meyer Rice Schmidt Garza Daniels Ferguson Nichols Stephens Soto Weaver
  Ryan Gardner Payne Grant Dunn Kelley Spencer Hawkins Arnold Pierce Vazquez Hansen Peters Santos Hart Bradley Knight Elliott Cunningham
  Duncan Armstrong Hudson Carroll Lane Riley Andrews Alvarado Ray Delgado Berry Perkins Hoffman Johnston Matthews Pena Richards Contreras
  Willis Carpenter Lawrence Sandoval Guerrero George Chapman Rios Estrada Ortega Watkins Greene Nunez Wheeler Valdez Harper Burke Larson
  Santiago Maldonado Morrison Franklin Carlson Austin Dominguez Carr Lawson Jacobs OBrien Lynch Singh Vega Bishop Montgomery Oliver Jensen
  Harvey Williamson Gilbert Dean Sims Espinoza Howell Li Wong Reid Hanson Le McCoy Garrett Burton Fuller Wang Weber Welch Rojas Lucas
  Marquez Fields Park Yang Little Banks Padilla Day Walsh Bowman Schultz Luna Fowler Mejia Davidson Acosta Brewer May Holland Juarez
  Newman Pearson Curtis Cortez Douglas Schneider Joseph Barrett Navarro Figueroa Keller Avila Wade Molina Stanley Hopkins Campos Barnett
  Bates Chambers Caldwell Beck Lambert Miranda Byrd Craig Ayala Lowe Frazier Powers Neal Leonard Gregory Carrillo Sutton Fleming Rhodes
  Shelton Schwartz Norris Jennings Rush Duran Quinn Horton Barton Haile Tesfaye Bekele Gebremariam Kebede Alemu Tadesse Mekonnen Desta
  Okafor Okonkwo Adeyemi Adebayo Mensah Owusu Boateng Asante Diallo Traore Sesay Kamara Bangura Koroma Mbeki Ndiaye Khan Ahmed Hussain
  Sharma Gupta Rao Reddy Iyer Nair Banerjee Mukherjee Chaudhry Malik Rahman Hosseini Ahmadi Karimi Pham Hoang Vu Dang Bui Do Ngo Choi
  Jung Kang Cho Yoon Jang Lim Han Shin Seo Kwon Hwang Zhang Liu Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo Lin Luo Cohen Levy Friedman
  Goldberg Rosen Katz Shapiro Feldman Weiss Greenberg Kowalski Nowak Wisniewski Novak Petrov Ivanov Volkov Kovalenko Shevchenko Rossi
  Esposito Romano Ricci Marino DeLuca Moretti Dubois Lefebvre Laurent Girard Bonnet OConnor OSullivan McCarthy Gallagher Doherty Byrne
  Callahan Donovan Fitzgerald Flanagan Zimmerman Bauer Vogel Lindqvist Bergstrom Halvorsen Abernathy Blackwell Callister Dunleavy
  Eastman Fairbanks Gaithers Hollingsworth Ingram Jarrett Kensington Lockhart Merriweather Northrup Ogden Pemberton Quarles Rockwell
  Stansbury Thornton Underwood Vanderberg Whitfield Yarborough`
  .trim()
  .split(/\s+/);
